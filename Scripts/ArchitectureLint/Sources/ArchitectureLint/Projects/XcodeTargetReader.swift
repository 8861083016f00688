/// Reads the targets of an Xcode project.
struct XcodeTargetReader {
    private let objects: XcodeObjects
    /// The identity of each package that the project refers to, by the identifier of the reference.
    private let packages: [String: String]
    /// The settings in configuration files, by the configurations that use them.
    private let files: [String: [String: String]]
    /// The names of targets by the identifiers of their products, and by the products' file names.
    private let builders: [String: String]
    /// For each target, the exceptions in synchronized folders, each with the folder's identifier.
    private let exceptions: [String: [(group: String, names: [String])]]

    init(
        _ objects: XcodeObjects,
        packages: [String: String],
        files: [String: [String: String]]
    ) {
        self.objects = objects
        self.packages = packages
        self.files = files
        builders = objects.objects(objects.project["targets"]).reduce(into: [:]) {
            builders,
            target in
            let product = target.object["productReference"]?.text
            let name = target.object["name"]?.text
            for key in [product, objects[product]?["path"]?.text] {
                if let key { builders[key] = builders[key] ?? name }
            }
        }
        let groups = objects.all.filter { $0.value.isa == "PBXFileSystemSynchronizedRootGroup" }
        exceptions = groups.reduce(into: [:]) { found, group in
            for (_, exceptions) in objects.objects(group.value["exceptions"]) {
                let names = exceptions["membershipExceptions"]?.texts ?? []
                found[exceptions["target"]?.text ?? "", default: []].append((group.key, names))
            }
        }
    }

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
            flags: flags.contains(nil) ? [] : flags.compactMap(\.self),
            hasInternalImports:
                settings["SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT"] == "YES"
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
        target.embedded = files(of: object, in: "PBXCopyFilesBuildPhase")
        target.hasBridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"] != nil
        target.host = target.kind == .test ? host(id, settings) : nil
        let onHost = target.host.map { Manifest.TargetDependency(kind: .target, name: $0) }
        target.dependencies = merged(
            dependencies(of: object, settings) + [onHost].compactMap(\.self)
        )
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
        for (group, names) in exceptions[id] ?? [] {
            guard let path = objects.paths[group] else { continue }
            let files = names.map { TargetPath.joined(path, $0) }
            if own.contains(group) {
                target.leftOut.formUnion(files)
            } else {
                // An exception may also be a folder.
                for file in files { target.sources[file] = [] }
                target.folders.formUnion(files)
            }
        }
    }

    /// Returns the target in whose process the tests of a target run.
    private func host(_ id: String, _ settings: XcodeSettings) -> String? {
        let attributes = objects.project["attributes"]?["TargetAttributes"]?[id]
        if let host = objects[attributes?["TestTargetID"]?.text]?["name"]?.text { return host }
        if let name = settings["TEST_TARGET_NAME"] { return name }
        let parts = (settings.expanded("TEST_HOST", unknown: "") ?? "").split(separator: "/")
        return parts.first { $0.hasSuffix(".app") }.flatMap { builders[String($0)] }
    }
}

extension XcodeTargetReader {
    private typealias Dependency = Manifest.TargetDependency

    private func dependencies(of target: PropertyList, _ settings: XcodeSettings) -> [Dependency] {
        let linked = files(of: target, in: "PBXFrameworksBuildPhase")
        let targets = objects.objects(target["dependencies"]).compactMap { _, object in
            limited(self.target(of: object) ?? product(object["productRef"]), by: object)
        }
        // A linked product may be limited to some platforms.
        let products = objects.objects(target["packageProductDependencies"])
            .compactMap { packageProduct($0.object) }
            .filter { product in
                !linked.contains { $0.name == product.name && $0.package == product.package }
            }
        let words = (settings["OTHER_LDFLAGS"] ?? "").split { " \"".contains($0) }
        let files =
            zip(words, words.dropFirst()).filter { $0.0.hasSuffix("framework") }
            .map { "\($0.1).framework" }
            + words.filter { $0.hasPrefix("-l") }.map { "lib\($0.dropFirst(2)).a" }
        let flags = files.map { Dependency(kind: .byName, name: $0) }
        return linked + targets + products + flags
    }

    /// Returns the products in the build phases of a kind.
    private func files(of target: PropertyList, in kind: String) -> [Dependency] {
        objects.objects(target["buildPhases"]).filter { $0.object.isa == kind }
            .flatMap { objects.objects($0.object["files"]) }.compactMap { _, file in
                limited(product(file["productRef"]) ?? built(file["fileRef"]?.text), by: file)
            }
    }

    /// Returns one dependency for each name; it has a condition only if all its statements have.
    private func merged(_ all: [Dependency]) -> [Dependency] {
        var merged: [Dependency] = []
        for dependency in all {
            let index = merged.firstIndex {
                ($0.kind, $0.name, $0.package)
                    == (dependency.kind, dependency.name, dependency.package)
            }
            if let index {
                let platforms = [merged[index], dependency].map { $0.condition?.platforms ?? [] }
                merged[index].condition =
                    platforms.contains([])
                    ? nil : Manifest.Condition(platforms: Set(platforms.joined()).sorted())
            } else {
                merged.append(dependency)
            }
        }
        return merged
    }

    /// Returns a dependency with the filter of platforms in `object`.
    private func limited(_ dependency: Dependency?, by object: PropertyList) -> Dependency? {
        var dependency = dependency
        let platforms = Self.platforms(of: object)
        if !platforms.isEmpty { dependency?.condition = .init(platforms: platforms) }
        return dependency
    }

    /// Returns the only platforms that a part of a target is built for; empty for all platforms.
    private static func platforms(of object: PropertyList) -> [String] {
        let filters =
            object["platformFilters"]?.texts ?? [object["platformFilter"]?.text].compactMap(\.self)
        return filters.map { $0 == "xros" ? "visionos" : $0 }
    }

    private func product(_ reference: PropertyList?) -> Dependency? {
        objects[reference?.text].flatMap(packageProduct)
    }

    private func packageProduct(_ object: PropertyList) -> Dependency? {
        guard let name = object["productName"]?.text else { return nil }
        let identity = object["package"]?.text.flatMap { packages[$0] }
        let plugin = "plugin:"
        return name.hasPrefix(plugin)
            ? Dependency(
                kind: .plugin,
                name: String(name.dropFirst(plugin.count)),
                package: identity
            ) : Dependency(kind: .product, name: name, package: identity)
    }

    /// Returns the dependency on a linked file that a target may build.
    private func built(_ id: String?) -> Dependency? {
        guard let id, let file = objects[id], let path = file["path"]?.text else { return nil }
        if let name = builders[id] { return Dependency(kind: .target, name: name) }
        if ["SDKROOT", "DEVELOPER_DIR"].contains(file["sourceTree"]?.text ?? "") { return nil }
        let proxy = objects[file["remoteRef"]?.text]
        return Dependency(kind: .byName, name: String(path.lastName), package: project(of: proxy))
    }

    /// Returns the target of a target dependency, which may be in another project.
    private func target(of dependency: PropertyList) -> Dependency? {
        if let name = objects[dependency["target"]?.text]?["name"]?.text {
            return Dependency(kind: .target, name: name)
        }
        let proxy = objects[dependency["targetProxy"]?.text]
        let project = project(of: proxy)
        return proxy?["remoteInfo"]?.text
            .map {
                Dependency(kind: project == nil ? .target : .byName, name: $0, package: project)
            }
    }

    /// Returns the path of the other project that a proxy leads to.
    private func project(of proxy: PropertyList?) -> String? {
        (proxy?["containerPortal"]?.text).flatMap { objects.paths[$0] }
    }
}
