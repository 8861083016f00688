# Copies a part of this repository into another one. To be sourced after common.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154 # root, scratch and exit_refused are common.sh's

# Ends unless the folder may be written: check_folder PART FOLDER
check_folder() {
    local part=$1 folder=$2 changed
    case $part in
        DependencyContainer | RIBs | archlint) ;;
        *) usage_error "there is no part '$part': DependencyContainer, RIBs or archlint" ;;
    esac
    if [ ! -e "$folder" ] || { [ -d "$folder" ] && [ -z "$(ls -A "$folder")" ]; }; then return; fi
    if ! grep -qs "^$part of ModularBank, " "$folder/ORIGIN"; then
        fail "$exit_refused" "'$folder' is not a $part that this script wrote; choose another folder"
    fi
    changed=$(diff <(recorded_sums "$folder") <(file_sums "$folder") \
        | sed -n 's/^[<>] [0-9]* [0-9]* //p' | sort -u) || true  # diff fails if there are changes
    if [ -n "$changed" ]; then
        say "changed since it was written:"
        say "$changed"
        fail "$exit_refused" "'$folder' has local changes; revert them or move them away first"
    fi
}

# Prints a checksum for each file or folder down to the third level, so that local changes are found:
# file_sums FOLDER
file_sums() {
    (
        cd "$1" || exit
        find . -name '.?*' -prune -o -type f ! -name ORIGIN -print | cut -d / -f 1-4 \
            | LC_ALL=C sort -u | while IFS= read -r part; do
                printf '%s %s\n' "$(find "$part" -name '.?*' -prune -o -type f -exec cksum {} + \
                    | LC_ALL=C sort -k 3 | cksum)" "$part"
            done
    )
}

recorded_sums() {
    sed '1,/^$/d' "$1/ORIGIN"
}

# Prints the commit.
origin_commit() {
    git -C "$root" describe --always --dirty --abbrev=12 2>/dev/null || echo "an unknown commit"
}

# The files of a part besides its manifest, sources and tests.
readonly extras=(README.md archlint.schema.json Fuzz fuzz Hooks Plugins .pre-commit-hooks.yaml)

# Copies a part into the scratch folder: copy_part PART
copy_part() {
    case $1 in
        DependencyContainer) copy_container ;;
        RIBs) copy_package "$root/Packages/RIBs" ;;
        archlint)
            copy_package "$root/Scripts/ArchitectureLint"
            sed 's|Scripts/ArchitectureLint/||' "$root/.pre-commit-hooks.yaml" >"$scratch/.pre-commit-hooks.yaml"
            ;;
    esac
    cp "$root/LICENSE" "$scratch/LICENSE"
}

# Copies a package without its benchmarks. Files replace links to them: copy_package PACKAGE
copy_package() {
    cp -RL "$1/Package.swift" "$1/Sources" "$1/Tests" "$scratch"
    local extra
    for extra in "${extras[@]}"; do
        [ ! -e "$1/$extra" ] || cp -R "$1/$extra" "$scratch"
    done
    copy_readme "$1"
}

# Copies the container, its graph, its testing library, their tests and the README. Files replace links to them.
copy_container() {
    local package=$root/Packages/DependencyContainer
    mkdir -p "$scratch/Sources" "$scratch/Tests"
    cp -R "$package"/Sources/DependencyContainer{,Graph,Testing} "$scratch/Sources"
    cp -RL "$package"/Tests/DependencyContainer{,Documentation}Tests "$scratch/Tests"
    cp "$root/Scripts/lib/DependencyContainerPackage.swift" "$scratch/Package.swift"
    copy_readme "$package"
}

# Copies a README without the chapter on this repository, and with commands for its folder: copy_readme PACKAGE
copy_readme() {
    sed -e '/^## In this repository$/,$d' -e "s# --package-path Packages/$(basename "$1")##" \
        "$1/README.md" >"$scratch/README.md"
}

# Removes the tests from the scratch folder, with the targets that only they need.
omit_tests() {
    rm -rf "$scratch"/{Tests,Fuzz,fuzz}
    sed -e '/^        \.testTarget(.*),$/d' -e '/^        \.testTarget($/,/^        ),$/d' \
        -e '/^        \/\/ What \.\/fuzz checks/,/^        ),$/d' \
        "$scratch/Package.swift" >"$scratch/Package.swift.new"
    mv "$scratch/Package.swift.new" "$scratch/Package.swift"
}

write_origin() {
    {
        echo "$1 of ModularBank, written by Scripts/vendor from $(origin_commit)."
        echo "Change it there and write it again; the sums below show whether it was changed here."
        echo
        file_sums "$scratch"
    } >"$scratch/ORIGIN"
}

# Replaces the files of an earlier run with those in the scratch folder: replace_folder FOLDER
replace_folder() {
    local name
    mkdir -p "$1"
    for name in Package.swift Sources Tests LICENSE ORIGIN "${extras[@]}"; do
        rm -rf "${1:?}/$name"
        [ ! -e "$scratch/$name" ] || cp -R "$scratch/$name" "$1/$name"
    done
}
