# Finds the packages that a change can reach. Source it after common.sh and executable.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154 # root is common.sh's, executable is executable.sh's

# Prints the revision where this branch left the main one, the default to compare with.
merge_base() {
    local branch
    for branch in origin/HEAD origin/main main origin/master master; do
        git -C "$root" merge-base HEAD "$branch" 2>/dev/null && return
    done
    fail "$exit_usage" "there is no main branch to compare with; name a revision: --affected REV"
}

# Sets `packages` to those that a change since a revision can reach, dependencies first:
# require_affected REVISION
require_affected() {
    local known reached folder status=0
    require_archlint
    reached=$("$executable" affected --since "$1" "$root") || status=$?
    [ "$status" -eq 0 ] || exit "$status"
    known=$(all_packages)
    packages=$(affected_of "$known" "$reached")
}

# Prints the packages that are reached, or that contain one that is: affected_of PACKAGES REACHED
affected_of() {
    local package reached
    while IFS= read -r package; do
        while IFS= read -r reached; do
            case $reached/ in "$package"/*)
                printf '%s\n' "$package"
                break
                ;;
            esac
        done <<<"$2"
    done <<<"$1"
}
