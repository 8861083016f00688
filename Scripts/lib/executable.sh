# Builds one of our executables if it is older than its sources. Source it after common.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154 # root and scratch are common.sh's

executable=

# Sets `executable` to the bank's program.
require_bank() {
    local inputs
    local -a options=(--static-swift-stdlib)
    inputs=$(cd "$root" && echo App/Package.swift App/Sources Packages/*/Package.swift Packages/*/Sources)
    # The linker takes the first libstdc++ that it finds. A static one starts faster, because the
    # loader looks up thousands of names for the other one.
    local library folder="$root/App/.build-release/static"
    library=$(clang -print-file-name=libstdc++.a 2>/dev/null || true)
    if [ -f "$library" ]; then
        mkdir -p "$folder"
        ln -sf "$library" "$folder"
        options+=(-Xlinker "-L$folder")
    fi
    require_executable App bank release "$inputs" "${options[@]}"
}

# Sets `executable` to a program that is as new as its sources:
# require_executable PACKAGE PRODUCT CONFIGURATION "SOURCE…" [BUILD-OPTION…]
#
# The build is clean, because an incremental one may leave a stale module that crashes. Only the
# program is kept. It is moved in one step, so that two scripts may build at the same time.
require_executable() {
    local package=$1 product=$2 configuration=$3 home log newest
    local -a sources
    read -ra sources <<<"$4"
    shift 4
    home="$root/$package/.build-$configuration"
    executable="$home/$product"
    if [ -x "$executable" ]; then
        newest=$(cd "$root" && find "${sources[@]}" -newer "$executable" \
            \( -name '*.swift' -o -name '*.h' -o -name '*.c' -o -name '*.modulemap' -o -type d \) \
            -print -quit)
        [ -n "$newest" ] || return 0
    fi
    new_scratch
    log="$scratch/build.log"
    touch "$scratch/started"
    if ! quietly "Building $product" "$log" \
        swift build --package-path "$root/$package" --scratch-path "$scratch/build" \
        --configuration "$configuration" --product "$product" "$@"; then
        cat "$log" >&2
        fail 70 "$product does not build"
    fi
    mkdir -p "$home"
    cp "$scratch/build/$configuration/$product" "$home/$product.$$"
    # As old as the start of the build, so that a later change is built the next time.
    touch -r "$scratch/started" "$home/$product.$$"
    mv -f "$home/$product.$$" "$executable"
    remove_scratch
}
