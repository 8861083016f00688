# Writes the kits as git repositories that SwiftPM takes by a URL. Source it after common.sh and vendoring.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154 # root, scratch and exit_refused are common.sh's

# Ends unless a kit can have the version: check_kit_version VERSION
check_kit_version() {
    [[ $1 =~ ^(0|[1-9][0-9]*)(\.(0|[1-9][0-9]*)){2}$ ]] \
        || usage_error "SwiftPM takes kits of a version such as 1.0.0, not '$1'; name it: --version VERSION"
    git -C "$root" rev-parse --quiet --verify HEAD >/dev/null 2>&1 \
        || fail "$exit_missing" "a kit names its commit, and '$root' is no checkout of git; clone the repository"
    # Not refused, so that a change can be tried as a kit before it is committed.
    case $(origin_commit) in
        *-dirty) say "these kits have changes that are not committed; commit them before you publish one" ;;
    esac
}

# Adds a version of a kit to its repository in a folder, which may be a clone of a published one. For archlint,
# the folder has the archives of its programs: release_kit KIT VERSION FOLDER
release_kit() {
    new_scratch
    if [ "$1" = archlint ]; then copy_archlint_program "$2" "$3"; else copy_part "$1"; fi
    echo "$1 $2 of ModularBank, written by Scripts/release from $(origin_commit)." >"$scratch/ORIGIN"
    commit_kit "$1" "$2" "$3/$1.git"
    remove_scratch
}

# Copies the command of SwiftPM, with the programs of a version instead of the sources:
# copy_archlint_program VERSION FOLDER
copy_archlint_program() {
    local archive machine triple variants='' bundle=$scratch/archlint.artifactbundle
    cp "$root/Scripts/lib/ArchlintProgramPackage.swift" "$scratch/Package.swift"
    cp -R "$root"/Scripts/ArchitectureLint/{Plugins,archlint.schema.json} "$root/LICENSE" "$scratch"
    for archive in "$2/archlint-$1"-*.tar.gz; do
        [ -e "$archive" ] || fail "$exit_missing" "there is no archive of archlint $1 in '$2';" \
            "first: Scripts/release --version $1 --output '$2' archlint"
        machine=$(basename "$archive" .tar.gz)
        machine=${machine#"archlint-$1-"}
        triple=$(triple "$machine") \
            || fail "$exit_refused" "SwiftPM has no name for the machine of '$archive'; move this archive away"
        mkdir -p "$bundle/$machine"
        tar -xzf "$archive" -C "$bundle/$machine" --strip-components 1 "archlint-$1-$machine/archlint"
        variants+="${variants:+,}
        { \"path\": \"$machine/archlint\", \"supportedTriples\": [\"$triple\"] }"
    done
    cat >"$bundle/info.json" <<END_OF_INFO
{
  "schemaVersion": "1.0",
  "artifacts": {
    "archlint": {
      "type": "executable",
      "version": "$1",
      "variants": [$variants
      ]
    }
  }
}
END_OF_INFO
    cat >"$scratch/README.md" <<END_OF_README
# archlint

Checks that Swift packages and the targets of Xcode projects keep to their dependency rules. This package has the
programs of a release, so that nothing is compiled: it makes \`swift package archlint\` a command of each package
that depends on it. The sources, and the pages about rules and commands, are in ModularBank
(Scripts/ArchitectureLint), at the commit that ORIGIN names.
END_OF_README
}

# Prints how SwiftPM calls a machine, or fails: triple linux-x86_64
triple() {
    case $1 in
        linux-*) echo "${1#linux-}-unknown-linux-gnu" ;;
        macos-*) echo "${1#macos-}-apple-macosx" ;;
        *) return 1 ;;
    esac
}

# Makes a commit: commit_like_ours OPTION… TREE
#
# Author and date are those of the commit of this repository. So a second run makes the same commit.
commit_like_ours() {
    local name email date
    { read -r name && read -r email && read -r date; } < <(git -C "$root" log -1 --format='%an%n%ae%n%aI')
    GIT_AUTHOR_NAME=$name GIT_AUTHOR_EMAIL=$email GIT_AUTHOR_DATE=$date \
        GIT_COMMITTER_NAME=$name GIT_COMMITTER_EMAIL=$email GIT_COMMITTER_DATE=$date "${git[@]}" commit-tree "$@"
}

# Commits the scratch folder with a tag: commit_kit KIT VERSION REPOSITORY
commit_kit() {
    local kit=$1 version=$2 tree there parent commit
    [ -e "$3" ] || git -c init.defaultBranch=main init --quiet --bare "$3"
    git --git-dir="$3" rev-parse --git-dir >/dev/null 2>&1 \
        || fail "$exit_refused" "'$3' is not a repository of git; move it away, or choose another folder"
    local -a git=(git --git-dir="$3")
    GIT_INDEX_FILE=$3/index.$$ "${git[@]}" --work-tree="$scratch" add --all --force "$scratch"
    tree=$(GIT_INDEX_FILE=$3/index.$$ "${git[@]}" write-tree)
    rm "$3/index.$$"
    if there=$("${git[@]}" rev-parse --quiet --verify "refs/tags/$version^{tree}"); then
        [ "$there" = "$tree" ] \
            || fail "$exit_refused" "'$3' has a version $version with other files; choose a new version"
    else
        parent=$("${git[@]}" rev-parse --quiet --verify HEAD || true)
        commit=$(commit_like_ours ${parent:+-p "$parent"} -m "$kit $version" "$tree")
        printf 'update HEAD %s\ncreate refs/tags/%s %s\n' "$commit" "$version" "$commit" \
            | "${git[@]}" update-ref --stdin
    fi
    echo "$3"
}
