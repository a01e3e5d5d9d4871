"""The workflow files: right by their schema, and their steps run here where a shell of this system can run them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tools.dev.packing.names import BUNDLE, ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read(path: Path) -> dict[str, Any]:
    workflow: dict[str, Any] = YAML(typ="safe").load(path)
    return workflow


def test_every_workflow_is_right_by_its_schema() -> None:
    assert WORKFLOWS
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    told = subprocess.run([*check, *WORKFLOWS], capture_output=True, text=True, check=False, timeout=120)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.stem))
def test_every_step_is_one_that_a_shell_can_read(path: Path) -> None:
    for name, job in read(path)["jobs"].items():
        for step in job["steps"]:
            if "run" in step and step.get("shell", "bash") == "bash":
                told = subprocess.run(["bash", "-n"], input=step["run"], capture_output=True, text=True, check=False)
                assert (told.returncode, told.stderr) == (0, ""), f"{name}: {step['run']}"


@pytest.mark.long
@pytest.mark.xdist_group("bundle")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the steps of Linux")
def test_the_steps_that_try_a_bundle_pass_here(tmp_path: Path) -> None:
    subprocess.run(["make", "bundle"], cwd=ROOT, check=True, capture_output=True, timeout=900)
    (tmp_path / "dist").mkdir()
    shutil.copytree(ROOT / "dist" / BUNDLE, tmp_path / "dist" / BUNDLE, symlinks=True)
    for room in ("game", "tools"):
        (tmp_path / room).symlink_to(ROOT / room)
    steps = [
        step
        for step in read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]["bundle"]["steps"]
        if "run" in step
    ]
    tried = [step for step in steps if step["name"].startswith("Try")]
    assert len(tried) == 3
    for step in tried:
        own = (
            os.environ
            | step.get("env", {})
            | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
        )
        told = subprocess.run(
            ["bash", "-eo", "pipefail", "-c", step["run"]],
            cwd=tmp_path,
            env=own,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert told.returncode == 0, f"{step['name']}: {told.stdout}{told.stderr}"
