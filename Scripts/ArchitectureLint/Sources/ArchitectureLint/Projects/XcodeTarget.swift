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
    var dependencies: [Dependency] = []
    /// The target in whose process the tests of this target run.
    var host: String?
    /// The platforms that the target is built for, by the names in manifests; empty if unknown.
    let platforms: [String]
    /// The custom `#if` flags that any configuration sets; nil if these are not known.
    let flags: Set<String>?
    /// The line of the project file.
    let line: Int

    struct Dependency: Encodable, Equatable, Sendable {
        enum Kind: Encodable, Hashable, Sendable {
            /// A target of the same project.
            case target(String)
            /// The product of a target in this or another project, such as `Core.framework`.
            case product(String)
            /// A target of the project at a path.
            case other(project: String, target: String)
            /// A product of a Swift package, and the identity of the package if it is known.
            case package(product: String, identity: String?)
        }

        let kind: Kind
        /// The only platforms with the dependency; empty for all platforms.
        var platforms: [String]
        let line: Int
    }

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

/// Reads the targets of an Xcode project.
struct XcodeTargetReader {
    let objects: XcodeObjects
    /// The identity of each package that the project refers to, by the identifier of the reference.
    let packages: [String: String]
    /// The settings in configuration files, by the configurations that use them.
    let files: [String: [String: String]]

    /// Returns the targets that compile sources, in the order of the project.
    func targets() -> [XcodeTarget] {
        objects.objects(objects.project["targets"]).compactMap { id, object in
            guard object.isa == "PBXNativeTarget", let name = object["name"]?.text else {
                return nil
            }
            return target(name, object, id)
        }
    }

    private func target(_ name: String, _ object: PropertyList, _ id: String) -> XcodeTarget {
        let configurations = XcodeSettings.all(of: object, in: objects, files: files)
        let settings = configurations.first ?? XcodeSettings()
        let flags = configurations.map(\.flags)
        let product = objects[object["productReference"]?.text]?["path"]?.text
            .map { String($0.lastName) }
        let type =
            (object["productType"]?.text ?? "").split(separator: "product-type.").last
            .map(String.init) ?? ""
        let productName = settings["PRODUCT_NAME"] ?? product.map(Self.stem) ?? name
        var target = XcodeTarget(
            name: name,
            moduleName: (settings["PRODUCT_MODULE_NAME"] ?? productName).moduleName,
            kind: Self.kind(type),
            productType: type,
            product: product,
            platforms: Self.platforms(settings),
            flags: flags.contains(nil) ? nil : Set(flags.compactMap(\.self).joined()),
            line: objects.line(of: id)
        )
        for (_, phase) in objects.objects(object["buildPhases"])
        where phase.isa == "PBXSourcesBuildPhase" {
            for (_, file) in objects.objects(phase["files"]) {
                guard let path = objects.file(file["fileRef"]) else { continue }
                let known = target.sources[path]
                let platforms = Self.platforms(of: file)
                target.sources[path] =
                    known.map { [$0, platforms].contains([]) ? [] : $0 + platforms } ?? platforms
            }
        }
        addSynchronizedFolders(to: &target, object, id)
        target.dependencies = dependencies(of: object, settings)
        if target.kind == .test, let host = host(id, settings) {
            target.host = host
            if !target.dependencies.contains(where: { $0.kind == .target(host) }) {
                target.dependencies.append(
                    .init(kind: .target(host), platforms: [], line: target.line)
                )
            }
        }
        return target
    }

    /// Returns the file name without its extension.
    private static func stem(_ file: String) -> String {
        file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }

    private static func kind(_ type: String) -> TargetKind {
        if type.hasPrefix("framework") || type.hasPrefix("library") { return .library }
        return ["unit-test", "ui-testing", "ocunit-test"].contains(where: type.contains)
            ? .test : .executable
    }

    private static func platforms(_ settings: XcodeSettings) -> [String] {
        let names = [
            "macosx": "macos", "iphoneos": "ios", "iphonesimulator": "ios", "appletvos": "tvos",
            "appletvsimulator": "tvos", "watchos": "watchos", "watchsimulator": "watchos",
            "xros": "visionos", "xrsimulator": "visionos",
        ]
        let words = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
        var platforms = Set(words.split(separator: " ").compactMap { names[String($0)] })
        if settings["SUPPORTS_MACCATALYST"] == "YES" { platforms.insert("maccatalyst") }
        return platforms.sorted()
    }

    /// Adds the folders whose files belong to a target without being listed.
    ///
    /// The exceptions of a folder name the files that one of its targets does not build, and the
    /// files that another target builds.
    private func addSynchronizedFolders(
        to target: inout XcodeTarget,
        _ object: PropertyList,
        _ id: String
    ) {
        let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
        for group in own { if let path = objects.paths[group] { target.folders.insert(path) } }
        for (group, path) in objects.paths {
            for (_, exceptions) in objects.objects(objects[group]?["exceptions"])
            where exceptions["target"]?.text == id {
                let files = (exceptions["membershipExceptions"]?.texts ?? [])
                    .map { TargetPath.joined(path, $0) }
                if own.contains(group) {
                    target.leftOut.formUnion(files)
                } else {
                    // An exception may also be a folder.
                    for file in files { target.sources[file] = [] }
                    target.folders.formUnion(files)
                }
            }
        }
    }

    /// Returns the target in whose process the tests of a target run.
    private func host(_ id: String, _ settings: XcodeSettings) -> String? {
        let attributes = objects.project["attributes"]?["TargetAttributes"]?[id]
        if let host = objects[attributes?["TestTargetID"]?.text]?["name"]?.text { return host }
        if let name = settings["TEST_TARGET_NAME"] { return name }
        let parts = (settings["TEST_HOST"] ?? "").split(separator: "/")
        guard let product = parts.first(where: { $0.hasSuffix(".app") }) else { return nil }
        let targets = objects.objects(objects.project["targets"]).map(\.object)
        return targets.first {
            objects[$0["productReference"]?.text]?["path"]?.text == String(product)
        }?["name"]?.text
    }
}

extension XcodeTargetReader {
    private func dependencies(
        of target: PropertyList,
        _ settings: XcodeSettings
    ) -> [XcodeTarget.Dependency] {
        let phases = objects.objects(target["buildPhases"]).filter {
            $0.object.isa == "PBXFrameworksBuildPhase"
        }
        let linked = phases.flatMap { objects.objects($0.object["files"]) }
        let files = linked.compactMap { id, file -> XcodeTarget.Dependency? in
            let kind =
                objects[file["productRef"]?.text].flatMap(packageProduct)
                ?? objects[file["fileRef"]?.text].flatMap { product($0, file["fileRef"]?.text) }
            return kind.map { dependency($0, file, id) }
        }
        let targets = objects.objects(target["dependencies"]).compactMap { id, object in
            (self.target(of: object) ?? objects[object["productRef"]?.text].flatMap(packageProduct))
                .map { dependency($0, object, id) }
        }
        // A linked product may be limited to some platforms.
        let products = objects.objects(target["packageProductDependencies"]).compactMap {
            id,
            object in
            packageProduct(object).map { dependency($0, object, id) }
        }.filter { product in !files.contains { $0.kind == product.kind } }
        let words = (settings["OTHER_LDFLAGS"] ?? "").split(separator: " ")
        let flags = zip(words, words.dropFirst()).filter {
            ["-framework", "-weak_framework"].contains($0.0)
        }.map {
            XcodeTarget.Dependency(kind: .product("\($0.1).framework"), platforms: [], line: 1)
        }
        return merged(files + targets + products + flags)
    }

    /// Returns one dependency of each kind; it is limited to platforms only if all its statements
    /// are.
    private func merged(_ all: [XcodeTarget.Dependency]) -> [XcodeTarget.Dependency] {
        var merged: [XcodeTarget.Dependency] = []
        for dependency in all {
            guard let index = merged.firstIndex(where: { $0.kind == dependency.kind }) else {
                merged.append(dependency)
                continue
            }
            let platforms = [merged[index].platforms, dependency.platforms]
            merged[index].platforms =
                platforms.contains([]) ? [] : Set(platforms.joined()).sorted()
        }
        return merged
    }

    private func dependency(
        _ kind: XcodeTarget.Dependency.Kind,
        _ object: PropertyList,
        _ id: String
    ) -> XcodeTarget.Dependency {
        .init(kind: kind, platforms: Self.platforms(of: object), line: objects.line(of: id))
    }

    /// Returns the only platforms that a part of a target is built for; empty for all platforms.
    private static func platforms(of object: PropertyList) -> [String] {
        let filters =
            object["platformFilters"]?.texts ?? [object["platformFilter"]?.text].compactMap(\.self)
        return filters.map { $0 == "xros" ? "visionos" : $0 }
    }

    private func packageProduct(_ object: PropertyList) -> XcodeTarget.Dependency.Kind? {
        guard let name = object["productName"]?.text else { return nil }
        let identity = object["package"]?.text.flatMap { packages[$0] }
        return .package(product: name, identity: identity)
    }

    /// Returns the product that a linked file is, if a target may build it.
    private func product(_ file: PropertyList, _ id: String?) -> XcodeTarget.Dependency.Kind? {
        let target = objects.objects(objects.project["targets"]).first {
            $0.object["productReference"]?.text == id
        }
        if let name = target?.object["name"]?.text { return .target(name) }
        let isOfSystem = ["SDKROOT", "DEVELOPER_DIR"].contains(file["sourceTree"]?.text ?? "")
        return isOfSystem ? nil : file["path"]?.text.map { .product(String($0.lastName)) }
    }

    /// Returns the target of a target dependency, which may be in another project.
    private func target(of dependency: PropertyList) -> XcodeTarget.Dependency.Kind? {
        if let name = objects[dependency["target"]?.text]?["name"]?.text { return .target(name) }
        guard let proxy = objects[dependency["targetProxy"]?.text],
            let name = proxy["remoteInfo"]?.text
        else { return nil }
        let portal = proxy["containerPortal"]?.text
        return portal.flatMap { objects.paths[$0] }.map { .other(project: $0, target: name) }
            ?? .target(name)
    }
}
