import pytest
from kata_engine.catalog import UsageProblem, find_kata, find_root, katas, open_kata
from kata_engine.reader import DataProblem


def test_the_root_is_the_nearest_folder_with_katas_and_graders(toy):
    inner = toy / "solutions" / "deep"
    inner.mkdir()
    assert find_root(inner) == toy
    assert [kata.name for kata in katas(toy)] == ["count_tokens"]


def test_outside_a_checkout_it_says_so(tmp_path):
    with pytest.raises(UsageProblem, match="carries only the engine"):
        find_root(tmp_path)


@pytest.mark.parametrize(
    ("name", "words"),
    [("count_token", "did you mean count_tokens"), ("tokens", "count_tokens"), ("zzz", "there are: count_tokens")],
)
def test_an_unknown_kata_brings_the_nearest(toy, name, words):
    with pytest.raises(UsageProblem, match=words):
        find_kata(toy, name)


@pytest.mark.parametrize("folder", ["solutions", "graders"])
def test_a_missing_file_is_told(toy, folder):
    for path in (toy / folder).iterdir():
        path.unlink()
    with pytest.raises(DataProblem, match=f"{folder}/count_tokens.*needs this file"):
        open_kata(find_kata(toy, "count_tokens"))
