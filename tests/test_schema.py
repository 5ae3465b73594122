"""The JSON Schema that editors use is the one the models give; written anew by `python tests/test_schema.py`."""

import json

from conftest import ROOT
from kata_engine.grader_file import KNOWN, GraderText
from kata_engine.typed import json_schema

PATH = ROOT / "graders" / "grader.schema.json"


def test_the_schema_beside_the_graders_is_current():
    assert PATH.read_bytes() == json_schema(GraderText)


def test_the_schema_knows_every_section_and_shape():
    definitions = json.loads(PATH.read_text())["$defs"]
    assert set(definitions["GraderText"]["properties"]) == set(KNOWN)
    assert definitions["DeBruijn"]["properties"]["make"] == {"enum": ["de_bruijn"]}
    assert definitions["GraderText"]["additionalProperties"] is False


def test_every_grader_file_names_the_schema():
    for path in (ROOT / "graders").glob("*.yaml"):
        assert path.read_text().startswith("# yaml-language-server: $schema=grader.schema.json\n")


if __name__ == "__main__":
    PATH.write_bytes(json_schema(GraderText))
