/// The targets of an Xcode project, and the files that they build or copy.
struct XcodeProject: Sendable {
    /// The path of the bundle, such as `App/App.xcodeproj`, relative to the examined folder.
    let path: String
    let name: String
    let targets: [XcodeTarget]
    /// The Swift packages that the project refers to.
    let packages: [Package]
    /// The files and folders in the groups of the project.
    let folders: Set<String>
    /// The files and folders that build phases name, relative to the examined folder.
    private let listed: Set<String>

    struct Package: Sendable {
        let identity: String
        /// The path relative to the project's folder, or the address.
        let location: String
        let isLocal: Bool
    }

    /// The name of the file in the bundle that describes the project.
    static let file = "project.pbxproj"

    /// Reads a `project.pbxproj`; nil for a text in another format.
    ///
    /// - Parameters:
    ///   - path: The path of the bundle, relative to the examined folder.
    ///   - read: Returns the content of a file, relative to the examined folder.
    init?(_ bytes: [UInt8], at path: String, read: (String) -> [UInt8]?) {
        guard let objects = XcodeObjects(bytes, at: path) else { return nil }
        self.path = path
        name = objects.name
        folders = Set(objects.paths.values)
        let packages = objects.objects(objects.project["packageReferences"])
            .compactMap { id, object -> (id: String, package: Package)? in
                let local = object["relativePath"]?.text.map { TargetPath.joined(objects.top, $0) }
                guard let location = local ?? object["repositoryURL"]?.text else { return nil }
                let package = Package(
                    identity: PackageLocation.identity(of: location),
                    location: location,
                    isLocal: local != nil
                )
                return (id, package)
            }
        self.packages = packages.map(\.package)
        targets = XcodeTargetReader(
            objects,
            packages: Dictionary(firstOf: packages.map { ($0.id, $0.package.identity) }),
            files: XcodeSettings.files(of: objects, read: read)
        ).targets()
        let files = objects.all.values.filter { $0.isa == "PBXBuildFile" }
        listed = Set(files.compactMap { objects.file($0["fileRef"]) })
    }

    /// Returns whether a target builds or copies a file.
    func builds(_ file: String) -> Bool {
        file.isInside(anyOf: listed) || targets.contains { $0.builds(file) }
    }
}
