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

# The options for a program that needs nothing of the machine, where the system has such programs.
static_options=(--static-swift-stdlib)
[ "$(uname -s)" != Linux ] || static_options+=(-Xswiftc -static-executable)

# Sets `executable` to archlint: the program that ARCHLINT_EXECUTABLE names, or the one that Scripts/release
# archives.
require_archlint() {
    executable=${ARCHLINT_EXECUTABLE:-}
    [ -z "$executable" ] || return 0
    require_executable Scripts/ArchitectureLint archlint release \
        "Scripts/ArchitectureLint/Package.swift Scripts/ArchitectureLint/Sources" "${static_options[@]}"
}

# Sets `executable` to a program that is as new as its sources:
# require_executable PACKAGE PRODUCT CONFIGURATION "SOURCE…" [BUILD-OPTION…]
#
# The build is clean, because an incremental one may leave a stale module that crashes. Only the
# program is kept. It is moved in one step, so that two scripts may build at the same time.
require_executable() {
    local package=$1 product=$2 configuration=$3 home newest
    local -a sources
    read -ra sources <<<"$4"
    shift 4
    home="$root/$package/.build-$configuration"
    executable="$home/$product"
    if [ -x "$executable" ]; then
        newest=$(cd "$root" && find "${sources[@]}" -newer "$executable" \
            -print -quit)
        [ -n "$newest" ] || return 0
    fi
    new_scratch
    touch "$scratch/started"
    build_product "$package" "$product" "$configuration" "$@"
    mkdir -p "$home"
    cp "$scratch/build/$configuration/$product" "$home/$product.$$"
    # As old as the start of the build, so that a later change is built the next time.
    touch -r "$scratch/started" "$home/$product.$$"
    mv -f "$home/$product.$$" "$executable"
    remove_scratch
}

# Writes the tree that a prefix such as /usr/local gets, with completions where shells look for them:
# write_bank_tree PROGRAM FOLDER
write_bank_tree() {
    local program=$1 folder=$2 share=$2/share
    mkdir -p "$folder/bin" "$share"/{man/man1,bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}
    cp "$program" "$folder/bin/bank"
    {
        "$program" manual --into "$share/man/man1" >/dev/null \
            && "$program" completions bash >"$share/bash-completion/completions/bank" \
            && "$program" completions zsh >"$share/zsh/site-functions/_bank" \
            && "$program" completions fish >"$share/fish/vendor_completions.d/bank.fish"
    } || fail 70 "'$program' does not write its manual pages and completions"
}

# Builds a program in the scratch folder: build_product PACKAGE PRODUCT CONFIGURATION [BUILD-OPTION…]
#
# Where the toolchain cannot link without any library of the machine, it links only the Swift runtime.
build_product() {
    local package=$1 product=$2 configuration=$3 log="$scratch/build.log"
    shift 3
    local -a build=(
        swift build --package-path "$root/$package" --scratch-path "$scratch/build"
        --configuration "$configuration" --product "$product"
    )
    run_build "$product" "$log" "${build[@]}" "$@" && return
    # A mistake in the code is the same without the option.
    case " $* " in
        *" -static-executable "*)
            ! grep -qE '\.(swift|c|h)(:[0-9]+:[0-9]+: error:|.* was modified)' "$log" || break_off "$log" "$product"
            say "this toolchain cannot link $product without the libraries of the machine"
            run_build "$product" "$log" "${build[@]}" --static-swift-stdlib && return
            ;;
    esac
    break_off "$log" "$product"
}

# Runs the build of a product with its output in a log, and shows the modules compiled and left:
# run_build PRODUCT LOG COMMAND…
run_build() {
    local product=$1 log=$2
    shift 2
    "$@" 2>&1 | tee "$log" | count_modules "$product" | show_progress "Building $product"
}

# Prints a line for each module that the output of a build names first: count_modules PRODUCT
#
# SwiftPM counts steps, whose number grows while it builds. The modules are those whose object files its plan
# links. Without such a plan, only the modules compiled are counted.
count_modules() {
    local product=$1 line count=0 total='' compiled=' '
    local step='^\[[0-9]+/[0-9]+\] Compiling ([A-Za-z0-9_]+) '
    echo "reading the packages"
    while IFS= read -r line; do
        [[ $line =~ $step ]] || continue
        case $compiled in *" ${BASH_REMATCH[1]} "*) continue ;; esac
        compiled+="${BASH_REMATCH[1]} "
        count=$((count + 1))
        [ -n "$total" ] || total=$(planned_modules "$product")
        if [ "$total" -lt "$count" ]; then
            echo "modules compiled: $count"
        else
            echo "$count of $total modules, $((total - count)) left"
        fi
    done
}

# Prints the number of modules of a product by the plan in the scratch folder: planned_modules PRODUCT
planned_modules() {
    grep -h -A 2 "/$1\.product/Objects\.LinkFileList\":\$" "$scratch"/build/*.yaml 2>/dev/null \
        | grep -o '"[^"]*\.o"' | sed 's|.*/\([^/]*\)\.build/.*|\1|' | sort -u | grep -c . || true
}

break_off() {
    cat "$1" >&2
    fail 70 "$2 does not build"
}
