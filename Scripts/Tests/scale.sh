# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

test_a_wrong_command_line_is_reported_before_anything_is_measured() {
    local words
    while IFS='|' read -r words message; do
        # shellcheck disable=SC2086 # several words
        run "$root/Scripts/scale" $words
        expect "status of '$words'" "$status" 64
        expect_contains "errors of '$words'" "$errors" "Scripts/scale: $message"
        expect_contains "errors of '$words'" "$errors" "See 'Scripts/scale --help'."
    done <<'END'
--packages 7|--packages is a number from 8 to 2000, not '7'
--packages many|argument --packages: invalid int value: 'many'
--only link|argument --only: invalid choice: 'link'
--update --packages 20|--update writes the figures of the app of the page: leave --packages and --seed out
END
}

# Runs Python with the generator.
generator() {
    PYTHONPATH="$root/Scripts/lib" python3 -c "
from pathlib import Path
from generatedapp import App, LAYOUTS, Writer
$1"
}

test_a_seed_decides_an_app_whose_code_is_the_same_in_each_layout() {
    run generator '
for layout in LAYOUTS: Writer(App(8), layout, layout).write_all()
Writer(App(8), "packages", "again").write_all()
Writer(App(8, seed=2), "packages", "other").write_all()
def code(layout):
    """The files of the features without their imports, by name."""
    return {file.name: [line for line in file.read_text().split("\n") if not line.startswith("import ")]
            for file in Path(layout).rglob("Sources/**/*.swift") if file.name != "main.swift"}
for layout in LAYOUTS: print(layout, len(code(layout)) > 24, code(layout) == code("packages"))
print(len([*Path("packages/Teams").rglob("Package.swift")]))'
    expect "the layouts: $errors" "$output" "one-target True True
targets True True
shared-interface True True
packages True True
6"
    expect "differences of the same seed" "$(diff -r packages again)" ""
    ! diff -rq packages other >/dev/null || expect "the app of another seed" same other
}

test_a_large_app_has_teams_cycles_and_features_of_a_plausible_size() {
    run generator '
from generatedapp import fill
app = App(319)
print(len(app.features), len({feature.team for feature in app.features}), *(len(cycle) for cycle in app.cycles))
print({len(feature.needs) for feature in app.features}, {len(feature.files) for feature in app.features})
print(len({feature for cycle in app.cycles for feature in cycle}))
lines = [sum(fill(name, feature).count("\n") for name in feature.files) for feature in app.features[:60]]
print(min(lines) >= 150, max(lines) <= 300)'
    expect "the app: $errors" "$output" "317 50 2 3 4 5 6 2 3 4 5 6 2 3
{3, 4, 5} {3, 4, 5}
45
True True"
}

# Runs Python with Scripts/scale as the module 'scale'.
measuring() {
    python3 - "$root/Scripts/scale" <<END
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
sys.dont_write_bytecode = True
scale = SourceFileLoader("scale", sys.argv[1]).load_module()
scale.ROUNDS = 1
$1
END
}

test_the_linter_has_to_name_exactly_the_planted_cycles() {
    find_archlint
    run measuring '
bounds = scale.Bounds()
print(*scale.measure_lint(scale.App(12), Path("good").resolve(), bounds)[2], bounds.broken)

class OtherApp(scale.App):
    def plant_cycles(self):
        super().plant_cycles()
        self.cycles = self.pretended

for pretended in (lambda app: [], lambda app: [*app.cycles, app.features[:2]]):
    app = OtherApp(12)
    app.pretended = pretended(app)
    scale.measure_lint(app, Path("bad").resolve(), bounds)
    print(bounds.broken)'
    expect "what is found: $errors" "$output" $'cycles that archlint names 1 of 1 planted 0\n1\n2'
    expect_contains errors "$errors" "BROKEN: archlint finds exactly the planted cycles (0); found: [['"
}

# A compiler that names the modules of changed files, and those that import a changed interface. With WRONG=1, it
# leaves the latter out, and names another module after an edit of a body.
fake_swift() {
    mkdir -p fake
    cat >fake/swift <<'END'
#!/usr/bin/env bash
case $1 in
    --version) echo "Swift version 6.3.1 (fake)" && exit ;;
    package) exit ;;
esac
say() { echo "[1/9] Compiling $1 File.swift"; }
cd ..
if [ ! -d built ]; then
    for module in Teams/*/*/Sources/* Interfaces/Sources/*; do say "${module##*/}"; done
else
    for file in $(find Teams Interfaces -name '*.swift'); do
        ! cmp -s "$file" "built/$file" || continue
        module=$(basename "$(dirname "$file")")
        say "$module"
        case ${WRONG:-} in
            "") for client in $(grep -lrx "import $module" Teams); do say "$(basename "$(dirname "$client")")"; done ;;
            *) [ "${file%%/*}" = Interfaces ] || say Another ;;
        esac
    done
fi
rm -rf built
mkdir built
cp -R Teams Interfaces built
END
    chmod +x fake/swift
}

test_the_modules_that_are_compiled_after_an_edit_are_compared_with_the_graph() {
    fake_swift
    run env PATH="$PWD/fake:$PATH" "$root/Scripts/scale" --packages 10 --edits 1 --only packages
    expect "status: $errors" "$status" 0
    expect_contains output "$output" "| a package per module, an interface each | 16 | "
    expect_contains "a body's edit" "$output" " s; 1 module | "
    expect_contains "an interface's edit" "$errors" "holds:  packages: in a debug build, an edit of an interface of "

    run env PATH="$PWD/fake:$PATH" WRONG=1 "$root/Scripts/scale" --packages 10 --edits 1 --only packages
    expect "status of a wrong compiler" "$status" 1
    expect_contains "one module more" "$errors" "found: 2; different: Another"
    expect_contains "modules less" "$errors" "found: 1; different: "
    expect_contains errors "$errors" "2 bounds are broken"
}

test_an_update_keeps_the_rows_of_what_was_not_measured() {
    cat >page.md <<'END'
<!-- recorded: machine, by Scripts/scale --update -->
an old one

<!-- recorded: builds, by Scripts/scale --update -->
| layout | modules |
| --- | --- |
| one target | 1 |
| a package per module | 7 |

The end.
END
    run measuring '
scale.PAGE = Path("page.md")
scale.update({"machine": "a new one\n",
              "builds": scale.table(["layout", "modules"], [["a package per module", "8"], ["targets", "9"]])})'
    expect "status: $errors" "$status" 0
    expect page "$(cat page.md)" "<!-- recorded: machine, by Scripts/scale --update -->
a new one

<!-- recorded: builds, by Scripts/scale --update -->
| layout | modules |
| --- | --- |
| one target | 1 |
| a package per module | 8 |
| targets | 9 |

The end."
}

test_only_a_long_run_of_everything_measures() {
    run env PYTHONPATH="$root/Scripts/lib" python3 -c '
from itertools import product
from types import SimpleNamespace
from testrun import Plan
for is_long, is_all in product((True, False), repeat=2):
    options = SimpleNamespace(folder=".", packages=[], checks=[], long=is_long, all=is_all, slowest=False, since=None)
    print(is_long, is_all, *(job.command[0].split("/")[-1] for job in Plan(options).jobs() if job.name == "scale"))'
    expect "runs: $errors" "$output" "True True scale
True False
False True
False False"
}
