# The paths, messages and exit codes that all scripts share. Source it after `set -euo pipefail`.
# shellcheck shell=bash

# The exit codes of the scripts, which agree with those of `bank` and `archlint`.
# shellcheck disable=SC2034 # for the scripts that source this
readonly exit_refused=1 exit_usage=64 exit_missing=69

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
readonly root
readonly script_name=${0##*/}

# Prints a message to standard error, because standard output may be a pipe.
say() {
    printf '%s\n' "$*" >&2
}

# Prints an error and exits: fail STATUS MESSAGE.
fail() {
    local status=$1
    shift
    say "Scripts/$script_name: $*"
    exit "$status"
}

# Prints the first comment of the script, which is its help.
show_help() {
    awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
}

# Exits because of a wrong command line.
usage_error() {
    say "Scripts/$script_name: $*"
    say "See 'Scripts/$script_name --help'."
    exit "$exit_usage"
}

# Exits unless a Swift toolchain is installed.
require_swift() {
    command -v swift >/dev/null \
        || fail "$exit_missing" "there is no 'swift' here. Install Swift 6.2 or newer: https://www.swift.org/install"
}

# Prints the folders of all packages, dependencies first, relative to the root, one a line.
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

# Prints the folders of the named packages, or of all packages without a name.
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

# Sets `scratch` to a new build folder on the file system of the packages. It is removed at exit.
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

# Whether standard error is a terminal on which a line can be written anew.
is_terminal() {
    [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]
}

# Shows lines of progress: on a terminal in one line, which is cleared at the end; elsewhere one below the
# other: show_progress LABEL
show_progress() {
    local label=$1 line columns
    if is_terminal; then
        columns=$(tput cols 2>/dev/null || echo 80)
        while IFS= read -r line; do
            line="$label: $line"
            printf '\r\033[K%s' "${line:0:columns-1}" >&2
        done
        printf '\r\033[K' >&2
    else
        while IFS= read -r line; do say "$label: $line"; done
    fi
}

# Runs a long command with its output in a log: quietly LABEL LOG COMMAND…
# A terminal shows its last line while it runs.
quietly() {
    local label=$1 log=$2
    shift 2
    if is_terminal; then
        "$@" 2>&1 | tee "$log" | show_progress "$label"
    else
        say "$label"
        "$@" >"$log" 2>&1
    fi
}
