/// Which files belong to targets: for the few of which that is asked, without a look at all others.
struct TargetFiles {
    let tree: FileTree
    let packages: [SwiftPackage]
    /// The folders below the root.
    let folders: [String]
    /// The links to folders.
    let links: [String]

    /// Whether a file belongs to a target, where it is or behind a link.
    func belongs(_ file: String) -> Bool {
        let list = SourceList(hasFolder: tree.hasFolder)
        return packages.contains { package in
            package.targets.contains { target in
                guard let folder = list.folder(of: target, in: package) else { return false }
                let selection = SourceSelection(of: target, in: folder, of: package)
                func isTaken(_ path: String) -> Bool {
                    let fate = selection.fate(of: path)
                    return fate == .compiled || fate == .aside
                }
                if file.isInside(folder) { return isTaken(file) }
                let linked = LinkWalk.content(
                    of: folder,
                    among: folders,
                    links: links,
                    in: tree,
                    view: selection.view
                )
                return linked.files.contains { $0.realPath == file && isTaken($0.path) }
            }
        }
    }
}
