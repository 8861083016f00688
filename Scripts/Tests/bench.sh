# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# Makes a repository whose Scripts/bench measures the benchmarks of this one: make_repository BUILDS
#
# A program in place of swift builds them in the folder BUILDS as the tests are built, which takes less time.
# So their figures mean nothing. A test that names TEST_BUILDS may build in the folder of the run.
make_repository() {
    local package here
    here=$(pwd -P)
    mkdir -p bin Scripts/Benchmarking/Sources
    cp -R "$root/Scripts/bench" "$root/Scripts/lib" Scripts
    touch Scripts/Benchmarking/Package.swift
    for package in {Bookkeeping,Console,DependencyContainer} DependencyContainer/Benchmarks; do
        mkdir -p "Packages/$package/Sources"
        touch "Packages/$package/Package.swift"
    done
    cat >bin/swift <<END
#!/usr/bin/env bash
# swift build --package-path PACKAGE --scratch-path FOLDER --configuration release --product PRODUCT …
here=$(printf %q "$here")
builds=$(printf %q "${1:-$here/.build-all}")
"$(command -v swift)" build --package-path "$root\${3#"\$here"}" --scratch-path "\$builds" --product "\$9" \
    && mkdir -p "\$5/release" && cp "\$builds/debug/\$9" "\$5/release"
END
    chmod +x bin/swift
    PATH=$PWD/bin:$PATH
}

test_a_wrong_command_line_is_told_before_anything_is_measured() {
    make_repository "${TEST_BUILDS:-}"
    run Scripts/bench --nonsense
    expect status "$status" 64
    expect_contains errors "$errors" "See 'Scripts/bench --help'."

    run Scripts/bench DependencyContainr
    expect status "$status" 64
    expect_contains errors "$errors" "there are no benchmarks of 'DependencyContainr'; there are"
    expect_contains errors "$errors" " DependencyContainer"

    run Scripts/bench --only
    expect status "$status" 64
    expect_contains errors "$errors" "--only needs a value"

    run Scripts/bench --rounds none
    expect status "$status" 64
    expect_contains errors "$errors" "--rounds is a number from 1 to 1000, not 'none'"

    run Scripts/bench --compare none.json
    expect status "$status" 66
    expect_contains errors "$errors" "none.json cannot be read; write it with --json"

    echo '{"version": 1}' >other.json
    run Scripts/bench --compare other.json
    expect status "$status" 65
    expect_contains errors "$errors" "other.json is not an answer of --json"
}

# The command of Scripts/Benchmarking/README.md, in one round.
bench() {
    Scripts/bench --only shared DependencyContainer --rounds 1 "$@"
}

test_new_names_suffice_for_any_number_of_rounds() {
    make_repository "${TEST_BUILDS:-}"
    run Scripts/bench --only register-cold --rounds 20 --no-instructions DependencyContainer
    expect_contains "status without instructions" " 1 69 " " $status "
    expect_contains output "$output" "[register-cold]"
}

# Makes a repository with the benchmarks of two packages, of which only one builds. Programs in place of
# swift and valgrind build it and count. Some of its rows fail, each in another way.
make_repository_with_faults() {
    local package
    make_repository "$1"
    # Builds the harness.
    Scripts/bench --rounds none 2>/dev/null || true
    for package in {Broken,Sample}{,/Benchmarks}; do
        mkdir -p "Packages/$package/Sources"
        touch "Packages/$package/Package.swift"
    done
    rm -r Packages/DependencyContainer/Benchmarks
    cat >bin/swift <<'END'
#!/usr/bin/env bash
# swift build --package-path PACKAGE --scratch-path FOLDER …
[ "$(basename "$(dirname "$3")")" = Sample ] || exit 1
mkdir -p "$5/release"
cp sample "$5/release/SampleBenchmarks"
END
    cat >bin/valgrind <<'END'
#!/usr/bin/env bash
# valgrind --quiet --tool=callgrind --dump-before=FUNCTION --callgrind-out-file=FILE COMMAND…
[ "$1" != --version ] || { echo valgrind-0 && exit; }
echo "summary: 42" >"${4#*=}.2"
shift 4
exec "$@"
END
    cat >sample <<'END'
#!/usr/bin/env bash
# Prints a measurement: measurement NAME IS-COUNTED
measurement() {
    echo "{\"isCounted\": $2, \"samples\": ["
    echo "{\"row\": \"$1\", \"figure\": \"time\", \"measured\": [7], \"floor\": []}]}"
}
case $* in
    describe)
        for name in throws traps uncountable countable uncounted; do
            echo "${separator:-[} {\"name\": \"$name\", \"title\": \"A row\", \"goals\": []}"
            separator=,
        done
        echo ]
        ;;
    "measure 3 throws") echo "there is no bank" >&2 && exit 1 ;;
    "measure 3 traps" | "count uncountable") kill -ILL $$ ;;
    "measure 3 uncounted") measurement uncounted false ;;
    "measure 3 "*) measurement "$3" true ;;
    "count countable") echo '[{"row": "countable", "isFloor": false, "units": 2, "part": 2}]' ;;
esac
END
    chmod +x bin/* sample
}

test_a_row_that_fails_costs_no_other() {
    make_repository_with_faults "${TEST_BUILDS:-}"
    run Scripts/bench --rounds 3
    expect status "$status" 70
    expect "rows" "$(grep -E '\[|FAILED|^  [ti]|failed' <<<"$output" | sed -E 's|: .*/|: |; s|(signal 4) .*|\1|')" \
"All benchmarks of Broken  [*]
  FAILED: BrokenBenchmarks cannot be run: No such file, or not executable
A row  [throws]
  FAILED: SampleBenchmarks measure 3 throws' ended with 1: there is no bank
A row  [traps]
  FAILED: SampleBenchmarks measure 3 traps' ended by signal 4
A row  [uncountable]
  time                7 ns           –        –
  FAILED: SampleBenchmarks count uncountable' ended by signal 4
A row  [countable]
  time                7 ns           –        –
  instructions          21           –        –
A row  [uncounted]
  time                7 ns           –        –
0 goals hold, 0 missed; 4 rows failed."
    expect_contains errors "$errors" "BrokenBenchmarks does not build"
    expect_contains errors "$errors" "Measuring Sample: throws (1 of 5)
Measuring Sample: traps (2 of 5)"
    expect_contains errors "$errors" "throws' ended with 1: there is no bank"

    run Scripts/bench --rounds 3 --json
    expect "status of --json" "$status" 70
    expect "failures" "$(grep -c '"failure" : ' <<<"$output")" 4
    expect_contains output "$output" "there is no bank"

    run Scripts/bench --rounds 3 --only count Sample
    expect "status" "$status" 70
    run Scripts/bench --rounds 3 --only uncounted Sample
    expect "status without failures" "$status" 0
}

test_it_measures_answers_in_json_and_compares() {
    make_repository "${TEST_BUILDS:-}"
    # Whether goals hold is for a quiet machine to say: 0, 1 and 69 are all answers.
    run bench --json
    expect_contains "status of --json" " 0 1 69 " " $status "
    expect "the rows" "$(grep -o '"name" : .*' <<<"$output")" '"name" : "shared",
"name" : "shared-strings",'
    expect_contains output "$output" '"figure" : "time"'
    echo "$output" >before.json

    run bench --compare "$PWD/before.json" --no-instructions
    # A goal in instructions is not held without them.
    expect_contains "status without instructions" " 1 69 " " $status "
    expect_contains output "$output" "not counted: --no-instructions"
    expect_contains output "$output" "not measured"
    expect_contains output "$output" "Beside the earlier run:"
    expect_contains output "$output" "shared-strings, time"

    run Scripts/bench --only no-such-row DependencyContainer
    expect status "$status" 64
    expect_contains errors "$errors" "no benchmark is called like 'no-such-row'; there are shared,"
}

test_without_valgrind_it_says_so() {
    make_repository "${TEST_BUILDS:-}"
    printf '#!/bin/sh\nexit 127\n' >bin/valgrind
    chmod +x bin/valgrind
    run Scripts/bench --rounds 1 --only shared DependencyContainer
    expect_contains "status" " 1 69 " " $status "
    expect_contains output "$output" "not counted: valgrind is not installed"
}

test_an_answer_that_cannot_be_written_is_no_success() {
    [ -e /dev/full ] || return 0
    make_repository "${TEST_BUILDS:-}"
    # shellcheck disable=SC2016 # for the inner shell
    run bash -c '"$0" --rounds 1 --no-instructions --only shared-strings DependencyContainer >/dev/full' \
        Scripts/bench
    expect status "$status" 74
    expect_contains errors "$errors" "the answer could not be written: No space left on device"
}
