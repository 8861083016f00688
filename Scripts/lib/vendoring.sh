# Writing a part of this repository into another tree. To be sourced after common.sh.
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
        fail "$exit_refused" "$folder is not a $part that this script wrote; it stays as it is"
    fi
    changed=$(diff <(recorded_sums "$folder") <(file_sums "$folder") \
        | sed -n 's/^[<>] [0-9]* [0-9]* //p' | sort -u) || true  # diff fails when there is one
    if [ -n "$changed" ]; then
        say "changed since it was written:"
        say "$changed"
        fail "$exit_refused" "$folder has changes of its own; take them back, or move them away, first"
    fi
}

# Sums of what was written, so that changes are not lost, a line for each file or folder down to the
# third level: file_sums FOLDER
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

# The commit, as git names it.
origin_commit() {
    git -C "$root" describe --always --dirty --abbrev=12 2>/dev/null || echo "an unknown commit"
}

# What a part has beside its manifest, sources and tests.
readonly extras=(README.md archlint.schema.json Fuzz fuzz Hooks)

# Copies a package without what measures it: copy_package PACKAGE
copy_package() {
    cp -R "$1/Package.swift" "$1/Sources" "$1/Tests" "$scratch"
    local extra
    for extra in "${extras[@]}"; do
        [ ! -e "$1/$extra" ] || cp -R "$1/$extra" "$scratch"
    done
    copy_readme "$1"
}

# Copies a README without the chapter on this repository: copy_readme PACKAGE
copy_readme() {
    sed '/^## In this repository$/,$d' "$1/README.md" >"$scratch/README.md"
}

# Takes the tests out of what is to be written, with the targets that only they need.
leave_tests_out() {
    rm -rf "$scratch"/{Tests,Fuzz,fuzz}
    awk '
        /^        \/\// { held = held $0 "\n"; next }
        /^        \.[a-zA-Z]*\(/ { isTarget = 1; isTest = /\.testTarget\(/ }
        isTarget {
            held = held $0 "\n"
            if (/path: "Fuzz"/) isTest = 1
            if (/^        .*\),$/ && !/^          /) {
                if (!isTest) printf "%s", held
                held = ""
                isTarget = 0
            }
            next
        }
        { printf "%s%s\n", held, $0; held = "" }
    ' "$scratch/Package.swift" >"$scratch/Package.swift.new"
    mv "$scratch/Package.swift.new" "$scratch/Package.swift"
}

# Copies one target of a package, what tests of its users import, the tests of both, and the README
# without the chapter on this repository: copy_targets PACKAGE TARGET
copy_targets() {
    mkdir -p "$scratch/Sources" "$scratch/Tests"
    cp -R "$1/Sources/$2" "$1/Sources/$2Testing" "$scratch/Sources"
    cp -R "$1/Tests/$2Tests" "$1/Tests/$2DocumentationTests" "$scratch/Tests"
    copy_readme "$1"
}

# The manifest of the container without the interfaces that live beside it here.
container_manifest() {
    cat <<'END'
// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "DependencyContainer",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "DependencyContainer", targets: ["DependencyContainer"]),
        .library(name: "DependencyContainerTesting", targets: ["DependencyContainerTesting"]),
    ],
    targets: [
        .target(name: "DependencyContainer", swiftSettings: settings),
        .target(
            name: "DependencyContainerTesting",
            dependencies: ["DependencyContainer"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DependencyContainerTests",
            dependencies: ["DependencyContainer", "DependencyContainerTesting"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DependencyContainerDocumentationTests",
            dependencies: ["DependencyContainer", "DependencyContainerTesting"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
END
}

write_origin() {
    {
        echo "$1 of ModularBank, written by Scripts/vendor from $(origin_commit)."
        echo "Change it there and write it again; the sums below tell whether it was changed here."
        echo
        file_sums "$scratch"
    } >"$scratch/ORIGIN"
}

# Puts what is in the scratch folder into the place of what an earlier run wrote.
replace_folder() {
    local name
    mkdir -p "$1"
    for name in Package.swift Sources Tests LICENSE ORIGIN "${extras[@]}"; do
        rm -rf "${1:?}/$name"
        [ ! -e "$scratch/$name" ] || cp -R "$scratch/$name" "$1/$name"
    done
}
