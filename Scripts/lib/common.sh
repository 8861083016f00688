# Shared by the scripts beside this folder: where things are, how a script speaks and ends.
# To be sourced by bash, after `set -euo pipefail`.
# shellcheck shell=bash

# The exit codes of the scripts, the same as those of `bank` and `archlint` where they mean the same.
# shellcheck disable=SC2034 # for the scripts that source this
readonly exit_refused=1 exit_usage=64 exit_missing=69

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
readonly root
readonly script_name=${0##*/}

# Says something to the person, who may be piping the answer elsewhere.
say() {
    printf '%s\n' "$*" >&2
}

# Says what went wrong and ends: fail STATUS MESSAGE.
fail() {
    local status=$1
    shift
    say "Scripts/$script_name: $*"
    exit "$status"
}

# Prints the script's own first comment: its help.
show_help() {
    awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
}

# Ends because the command line cannot be understood.
usage_error() {
    say "Scripts/$script_name: $*"
    say "See 'Scripts/$script_name --help'."
    exit "$exit_usage"
}

# Ends unless there is a Swift toolchain.
require_swift() {
    command -v swift >/dev/null \
        || fail "$exit_missing" "there is no 'swift' here. Install Swift 6.2 or newer: https://www.swift.org/install"
}

# The packages, from the ground up, as folders relative to the root, one a line.
all_packages() {
    local name
    for name in RIBs DependencyContainer Console; do echo "Packages/$name"; done
    for folder in "$root"/Packages/*/; do
        name=$(basename "$folder")
        case $name in RIBs | DependencyContainer | Console) continue ;; esac
        [ ! -f "$folder/Package.swift" ] || echo "Packages/$name"
    done
    printf '%s\n' Scripts/ArchitectureLint Scripts/Benchmarking App Tests
}

# The folder of each package named; of every package when none is named.
packages_named() {
    local name folder known
    known=$(all_packages)
    if [ $# -eq 0 ]; then
        echo "$known"
        return
    fi
    for name in "$@"; do
        name=${name%/}
        folder=$(grep -Fx -e "$name" -e "Packages/$name" -e "Scripts/$name" <<<"$known" || true)
        [ -n "$folder" ] \
            || fail "$exit_usage" "there is no package '$name'; there are" \
                "$(awk -F / '{ printf "%s ", $NF }' <<<"$known")"
        echo "$folder"
    done
}

# A new folder for what a build makes, in the package's own file system; out of the way of every
# other build, and gone when the script ends.
scratch_folders=()
new_scratch() {
    scratch=$(mktemp -d "$root/.build-${script_name}.XXXXXX")
    scratch_folders+=("$scratch")
}
remove_scratch() {
    [ ${#scratch_folders[@]} -eq 0 ] || rm -rf "${scratch_folders[@]}"
    scratch_folders=()
}
trap remove_scratch EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Runs something long, and shows what it says only when it fails: quietly LABEL LOG COMMAND…
# On a terminal the last line it said is shown while it runs.
quietly() {
    local label=$1 log=$2 status=0
    shift 2
    if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then
        local line columns
        columns=$(tput cols 2>/dev/null || echo 80)
        "$@" 2>&1 | tee "$log" | while IFS= read -r line; do
            line="$label: $line"
            printf '\r\033[K%s' "${line:0:columns-1}" >&2
        done || status=$?
        printf '\r\033[K' >&2
    else
        say "$label"
        "$@" >"$log" 2>&1 || status=$?
    fi
    return "$status"
}
