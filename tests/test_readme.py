"""What the README shows is what one sees, and what it says to type is there."""

import re
import subprocess
import tomllib

import pytest
from conftest import ROOT
from kata_engine.cli.arguments import build_parser
from kata_engine.cli.main import main
from kata_engine.cli.statuses import REFUSED
from kata_engine.verdicts import Verdict

README = (ROOT / "README.md").read_text()
RUNS = re.findall(r"```console\n\$ (kata .*?)\n(.*?)```", README, re.DOTALL)


def without_times(text: str) -> str:
    """Durations and isolation differ from machine to machine; a line that took half a second shows its own."""
    text = re.sub(r"isolation \w+", "", text)
    return re.sub(r"  \d+\.\d+ s(?=\n|  )", "", text)


@pytest.mark.parametrize(("command", "shown"), RUNS, ids=[command for command, _ in RUNS])
def test_a_shown_run_is_a_real_run(command, shown, monkeypatch, capsys):
    monkeypatch.setattr("kata_engine.grading.mistakes.SECONDS", 60.0)  # the mistake is named, also on a busy machine
    monkeypatch.chdir(ROOT)
    assert main(command.split()[1:]) == REFUSED
    assert without_times(capsys.readouterr().out) == without_times(shown)
    assert len(shown.splitlines()) > 20


def test_there_is_a_run_to_see():
    assert len(RUNS) == 1


@pytest.mark.parametrize("mark", ["grade", "test"])
def test_a_set_up_command_installs_and_runs(mark):
    (command,) = re.findall(rf"<!-- {mark} -->\n```sh\n(.*?)\n```", README)
    assert command.startswith("python3 -m venv .venv && .venv/bin/pip install ")


@pytest.mark.parametrize("mark", ["grade", "test"])
def test_ci_runs_the_commands_of_the_readme(mark):
    for path in (".ci/run", ".github/workflows/ci.yml"):
        assert f"bash .ci/readme_command {mark}" in (ROOT / path).read_text()
    told = subprocess.run(["bash", ".ci/readme_command", mark], cwd=ROOT, capture_output=True, text=True, check=True)
    assert f"<!-- {mark} -->\n```sh\n{told.stdout}```" in README


def test_every_verdict_is_explained():
    for verdict in Verdict:
        assert f"`{verdict}`" in README


def test_every_option_named_is_an_option():
    parser = build_parser()
    known = parser.format_help() + "".join(
        choice.format_help() for action in parser._actions for choice in (action.choices or {}).values()
    )
    for option in set(re.findall(r"`kata [^`]*?(--[a-z-]+)", README)):
        assert option in known


def test_every_dependency_earns_a_sentence():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {re.split(r"[>=]", one)[0].lower() for one in project["dependencies"]}
    told = {name.lower() for name in re.findall(r"\*\*([\w-]+)\*\*", README)}
    assert names <= told
