"""The JSON Schemas are those that the models give; written anew by `python tests/test_schema.py`."""

import json

import jsonschema
import msgspec
import pytest
from conftest import ROOT, grade_all
from kata_engine.cli.commands.schema import SCHEMAS
from kata_engine.cli.main import main
from kata_engine.grading.grader import SECTIONS
from kata_engine.grading.loop import grade
from kata_engine.grading.options import Options
from kata_engine.grading.package import open_package
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.submission import Submission

FOLDER = ROOT / "graders"
FILES = {kind: (ROOT / "rubrics" if kind == "rubric" else FOLDER) / f"{kind}.schema.json" for kind in SCHEMAS}


@pytest.mark.parametrize("kind", SCHEMAS)
def test_a_schema_is_current(kind, capsys):
    assert main(["schema", kind]) == 0
    assert FILES[kind].read_text() == capsys.readouterr().out


def test_the_schema_of_graders_knows_every_section_and_shape():
    definitions = json.loads((FOLDER / "grader.schema.json").read_text())["$defs"]
    assert set(definitions["GraderFile"]["properties"]) == {"answers", *SECTIONS}
    assert definitions["DeBruijn"]["properties"]["make"] == {"enum": ["de_bruijn"]}
    assert definitions["GraderFile"]["additionalProperties"] is False


def test_every_grader_file_names_the_schema():
    for path in FOLDER.glob("*.yaml"):
        assert path.read_text().startswith("# yaml-language-server: $schema=grader.schema.json\n")


@pytest.fixture
def sources(toy_with_library):
    package = open_package(find_kata(toy_with_library, "count_tokens"))
    library = sorted(package.kata.library.rglob("*.py"))
    return package, [
        package.reference,
        package.kata.stub.read_bytes(),
        b"def f(:",
        *(one.read_bytes() for one in library),
    ]


def test_what_a_grading_prints_keeps_to_the_schemas(sources):
    package, all_sources = sources
    of_grade, of_event = (json.loads((FOLDER / f"{name}.schema.json").read_text()) for name in ("grade", "event"))
    for source in all_sources:
        jsonschema.validate(json.loads(msgspec.json.encode(grade_all(package, source))), of_grade)
        for event in grade(package, Submission(package.kata.attempt, source), Options(seed=1)):
            jsonschema.validate(json.loads(msgspec.json.encode(event)), of_event)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"event": "grading_started"}, of_event)


if __name__ == "__main__":
    for kind, path in FILES.items():
        path.write_bytes(SCHEMAS[kind]())
