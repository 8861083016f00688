# Builds a library, and finds its symbols for the tools of the toolchain. Source it after common.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154 # scratch is common.sh's

# The options that say for which machine a library was built.
# shellcheck disable=SC2034 # for the scripts that source this
machine_options() {
    machine=(-target "$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",*$/\1/p')")
    if command -v xcrun >/dev/null; then machine+=(-sdk "$(xcrun --show-sdk-path)"); fi
}

# Builds a library in debug: build_library PACKAGE-FOLDER BUILD-FOLDER NAME
build_library() {
    quietly "Building $3" "$scratch/log" \
        swift build --package-path "$1" --scratch-path "$2" --disable-build-manifest-caching --target "$3" \
        && return
    cat "$scratch/log" >&2
    fail 70 "$3 of $1 does not build"
}
