/// A target of an Xcode project that compiles sources.
struct XcodeTarget: Encodable, Equatable, Sendable {
    let name: String
    let moduleName: String
    let kind: TargetKind
    /// The last part of the product's type, such as `application` or `app-extension`.
    let productType: String
    /// The file name of the product, such as `Core.framework`.
    let product: String?
    /// The files that the target lists, relative to the examined folder, each with the only
    /// platforms that it is built for; empty for all platforms.
    var sources: [String: [String]] = [:]
    /// The synchronized folders whose files belong to the target.
    var folders: Set<String> = []
    /// The files in synchronized folders that the target does not build.
    var leftOut: Set<String> = []
    /// The dependencies: targets of the project, and products and plug-ins of Swift packages.
    ///
    /// `byName` is the file name of a product, or a target of the project at the path `package`.
    var dependencies: [Manifest.TargetDependency] = []
    /// The dependencies that are copied into the product, and needed when it runs.
    var embedded: [Manifest.TargetDependency] = []
    /// True if the target uses code in C, which may use other modules.
    var hasBridgingHeader = false
    /// The target in whose process the tests of this target run.
    var host: String?
    /// The platforms that the target is built for, by the names in manifests; empty if unknown.
    let platforms: [String]
    /// The custom `#if` flags of each configuration; empty if these are not known.
    let flags: [Set<String>]
    /// True if an import without an access level is internal.
    let hasInternalImports: Bool

    /// The innermost folder around all sources.
    var folder: String {
        let all = sources.keys.map(\.folder) + folders
        guard var folder = all.first else { return "" }
        for source in all {
            while !source.isInside(folder) { folder = folder.folder }
        }
        return folder
    }

    /// Returns whether the target builds a file.
    func builds(_ file: String) -> Bool {
        if sources[file] != nil { return true }
        for path in file.andOuterFolders {
            if leftOut.contains(path) { return false }
            if folders.contains(path) { return true }
        }
        return false
    }
}
