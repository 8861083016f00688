# Runs tests and counts them. Source it after common.sh and counting.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154 # root and scratch are common.sh's, and builds is the caller's

# The process that start_beside has started, while it runs.
beside=

# The folder in which builds are kept; empty if they are in `builds`, which is removed.
kept=

# Notes a result in the folder `builds`: note NAME PASSED FAILED SECONDS.
note() {
    printf '%-72s %6d %6d %6d s\n' "$@" | tee -a "$builds/results" >&2
}

# Prints the output of a failure, and keeps its end for print_summary: show_failure NAME LOG
show_failure() {
    cat "$2" >&2
    { printf '\nThe end of the output of %s:\n\n' "$1" && tail -n 60 "$2"; } >>"$builds/failures"
}

# Prints all results, then the end of the output of each failure, and exits. The last line can be read by
# machines.
print_summary() {
    local rows
    rows=$(cat "$builds/results" 2>/dev/null || true)
    printf '\n%-72s %6s %6s %8s\n' '' passed failed time
    printf '%s\n' "$rows"
    [ ! -f "$builds/failures" ] || cat "$builds/failures"
    awk '
        { passed += $(NF - 3); failed += $(NF - 2) }
        END { printf "\n%d passed, %d failed\n", passed, failed; exit failed > 0 || passed == 0 }
    ' <<<"$rows" || exit 1
    exit 0
}

# Runs a command while this script goes on: start_beside COMMAND…
#
# It notes its results as usual. Its output waits for finish_beside. It has a separate process group,
# because an interrupt from the terminal does not reach a background command.
start_beside() {
    set -m
    (
        scratch_folders=()
        trap remove_scratch EXIT
        trap 'exit 143' TERM
        "$@"
    ) >"$builds/beside.log" 2>&1 </dev/null &
    beside=$!
    set +m
}

# Stops the command of start_beside, if it is running, with everything that it has started.
stop_beside() {
    [ -n "$beside" ] || return 0
    kill -- "-$beside" 2>/dev/null || true
    wait "$beside" || true
}

# Waits for the command of start_beside, and prints its output.
finish_beside() {
    local status=0
    wait "$beside" || status=$?
    beside=
    if [ "$status" -eq 0 ]; then
        cat "$builds/beside.log" >&2
    else
        show_failure checks "$builds/beside.log"
        note "checks: ended with $status" 0 1 0
    fi
}

# Stops a command that hangs, if the system has `timeout`.
limit() {
    if command -v timeout >/dev/null; then timeout --kill-after=30 "$@"; else shift && "$@"; fi
}

# Builds a package and its tests, and runs them: run_package FOLDER LABEL [BUILD-OPTION…]
#
# The packages with one label share a build folder, so that each module is compiled once. A need that
# a manifest does not declare is found by the check lint, and by Scripts/build.
run_package() {
    local package=$1 name="$1" start=$SECONDS status=0
    local place=(--package-path "$root/$package" --scratch-path "${kept:-$builds}/$2")
    [ "$2" = tests ] || name="$1 ($2)"
    shift 2
    new_scratch
    if ! quietly "Building $name" "$scratch/build.log" swift build --build-tests "${place[@]}" "$@" \
        || grep -E '(^|: )warning: ' "$scratch/build.log" >&2; then
        # A warning may be far from the end.
        { cat "$scratch/build.log" && grep -E '(^|: )(warning|error): ' "$scratch/build.log"; } \
            >"$scratch/failure.log" || true
        show_failure "$name" "$scratch/failure.log"
        note "$name: does not build" 0 1 $((SECONDS - start))
        remove_scratch
        return
    fi
    quietly "Testing $name" "$scratch/test.log" \
        limit "${MODULARBANK_TEST_LIMIT:-1800}" swift test --skip-build "${place[@]}" "$@" || status=$?
    count_package "$name" "$scratch/test.log" "$status" "$start"
    remove_scratch
}

# Runs the commands that the pages of a package show, after its tests; those of no package belong to Tests:
# run_pages FOLDER
run_pages() {
    local page
    while IFS= read -r page; do
        # The script tests follow the pages that write files.
        ! grep -q '^```sh$' "$root/$page" || grep -q '^<!-- file: ' "$root/$page" \
            || run_check "commands: $page" "$root/Scripts/lib/follow" --built "${kept:-$builds}/tests" "$root/$page"
    done < <(pages_of "$1")
}

# Prints the pages in the folder of a package, and with Tests those of no package: pages_of FOLDER
pages_of() {
    local pages others
    pages=$(git -C "$root" ls-files --cached --others --exclude-standard '*.md' 2>/dev/null | grep -v /Fixtures/ || true)
    others=$(all_packages | grep -vx Tests | sed 's#.*#^&/#')
    if [ "$1" = Tests ]; then grep -v "$others" <<<"$pages"; else grep "^$1/" <<<"$pages"; fi || true
}

# Notes the result of a run of `swift test`: count_package NAME LOG STATUS START
count_package() {
    local name=$1 log=$2 status=$3 start=$4 run failed
    run=$(tests_run "$log")
    failed=$(tests_failed "$log")
    if [ "$run" -eq 0 ]; then
        name="$name: ran no test"
        failed=1
    elif [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then
        name="$name: ended with $status"
        failed=1
    fi
    # What passed is of no interest when something failed.
    if [ "$failed" -gt 0 ]; then
        grep -vE '^(◇|✔|Test (Case|Suite) .* (started|passed))' "$log" >"$log.failure" || true
        show_failure "$name" "$log.failure"
    fi
    note "$name" $((run > failed ? run - failed : 0)) "$failed" $((SECONDS - start))
}

# Runs a check that passes or fails as a whole: run_check NAME COMMAND…
run_check() {
    local name=$1 start=$SECONDS
    shift
    new_scratch
    if quietly "Checking: $name" "$scratch/log" "$@"; then
        note "$name" 1 0 $((SECONDS - start))
    else
        show_failure "$name" "$scratch/log"
        note "$name" 0 1 $((SECONDS - start))
    fi
    remove_scratch
}

# Fuzzes the readers of archlint, unless the toolchain cannot: run_fuzz --seconds|--runs N
run_fuzz() {
    local start=$SECONDS status=0
    new_scratch
    quietly "Checking: fuzz" "$scratch/log" "$root/Scripts/ArchitectureLint/fuzz" "$@" || status=$?
    case $status in
        0)
            # The numbers of texts.
            cat "$scratch/log" >&2
            note fuzz 1 0 $((SECONDS - start))
            ;;
        "$exit_missing") note "fuzz: skipped ($(tail -n 1 "$scratch/log"))" 0 0 $((SECONDS - start)) ;;
        *)
            show_failure fuzz "$scratch/log"
            note fuzz 0 1 $((SECONDS - start))
            ;;
    esac
    remove_scratch
}

# Runs the tests of the scripts: every function of Scripts/Tests/*.sh whose name starts with test_.
run_script_tests() {
    local file function
    for file in "$root"/Scripts/Tests/*.sh; do
        while IFS= read -r function; do
            run_check "scripts: $(basename "$file" .sh): ${function#test_}" \
                bash "$root/Scripts/lib/run-script-test" "$file" "$function"
        done < <(sed -n 's/^\(test_[a-z0-9_]*\)() {$/\1/p' "$file")
    done
}
