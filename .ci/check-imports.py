"""Every import of a module is declared: an arrow of the design never points up.

The compiler's own check lets an import through that a dependency brings along, so this reads the import lines of every target and
compares them with what Package.swift declares.
"""

import json
import pathlib
import re
import subprocess
import sys

CORE_MAY = {"Swift"}
SITE_MAY = {"Glibc", "Darwin", "Dispatch", "Synchronization", "FoundationEssentials"}

package = json.loads(
    subprocess.run(
        ["swift", "package", "describe", "--type", "json"], check=True, capture_output=True
    ).stdout
)
plugins = {target["name"] for target in package["targets"] if target["type"] == "plugin"}
faults = []
for target in package["targets"]:
    path = pathlib.Path(target["path"])
    declared = set(target.get("target_dependencies", [])) - plugins
    if str(path).startswith("Sources/Core/"):
        allowed = declared | CORE_MAY
    elif str(path).startswith("Sources/"):
        allowed = declared | SITE_MAY
    else:
        continue
    used = set()
    for source in sorted(path.rglob("*.swift")):
        for number, line in enumerate(source.read_text().splitlines(), 1):
            match = re.match(
                r"\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
                r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
                line,
            )
            if not match:
                continue
            used.add(match[1])
            if match[1] not in allowed:
                faults.append(f"{source}:{number}: {target['name']} may not import {match[1]}")
    for unused in sorted(declared - used):
        faults.append(f"Package.swift: {target['name']} declares {unused} and does not import it")
for fault in faults:
    print(fault)
print(f"imports of {len(package['targets'])} targets, {len(faults)} faults")
sys.exit(1 if faults else 0)
