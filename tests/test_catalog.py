import pytest
from kata_engine.errors import DataError, UsageError
from kata_engine.grading.package import open_package
from kata_engine.spec.catalog import find_kata, find_root, list_katas


def test_the_root_is_the_nearest_folder_with_katas_and_graders(toy):
    inner = toy / "solutions" / "deep"
    inner.mkdir()
    assert find_root(inner) == toy
    assert [kata.name for kata in list_katas(toy)] == ["count_tokens"]


def test_outside_a_checkout_it_says_so(tmp_path):
    with pytest.raises(UsageError, match="carries only the engine"):
        find_root(tmp_path)


@pytest.mark.parametrize(
    ("name", "words"),
    [("count_token", "did you mean count_tokens"), ("tokens", "count_tokens"), ("zzz", "there are: count_tokens")],
)
def test_an_unknown_kata_brings_the_nearest(toy, name, words):
    with pytest.raises(UsageError, match=words):
        find_kata(toy, name)


@pytest.mark.parametrize("folder", ["solutions", "graders"])
def test_a_missing_file_is_told(toy, folder):
    for path in (toy / folder).iterdir():
        path.unlink()
    with pytest.raises(DataError, match=f"{folder}/count_tokens.*needs this file"):
        open_package(find_kata(toy, "count_tokens"))
