/// The text of a `project.pbxproj` with a few targets.
struct XcodeProjectText: CustomStringConvertible {
    var targets: [Target]
    /// The paths of local packages and the addresses of others.
    var packages: [String] = []
    /// Further objects, those of them in the main group, and those that the first target links.
    var objects = ""
    var inGroups: [String] = []
    var linked: [String] = []

    struct Target {
        var name: String
        /// The last part of the product type, such as `framework` or `bundle.unit-test`.
        var type = "framework"
        /// The sources, each with the only platform that it is built for, if any.
        var sources: [String: String] = [:]
        /// The synchronized folders, each with the files that do not belong to the target.
        var folders: [String: [String]] = [:]
        /// The targets of the project whose products are linked.
        var links: [String] = []
        /// The targets of the project that are built before, but not linked.
        var builds: [String] = []
        /// The linked products of packages, such as `Card of Packages/Card`, each with the only
        /// platform, if any.
        var products: [String: String] = [:]
        /// The frameworks that are linked by their file names.
        var frameworks: [String] = []
        /// The targets whose products are copied into this target's.
        var embeds: [String] = []
        var settings: [String: String] = [:]
        /// The settings of a second configuration, if there is one.
        var release: [String: String]?
        /// The target in whose process the tests run.
        var host: String?
        /// The configuration file.
        var configuration: String?
    }

    var description: String {
        var objects: [String] = [self.objects]
        var children: [String] = inGroups
        func add(_ id: String, _ isa: String, _ members: String) {
            objects.append("\(quoted(id)) = { isa = \(isa); \(members) };")
        }
        func list(_ ids: [String]) -> String {
            "(" + ids.map { quoted($0) + "," }.joined(separator: " ") + ")"
        }
        func filter(_ platform: String) -> String {
            platform.isEmpty ? "" : " platformFilters = (\(platform), );"
        }
        for target in targets {
            let own = target.name
            var sources: [String] = []
            for (file, platform) in target.sources.sorted(by: { $0.key < $1.key }) {
                add("ref \(own) \(file)", "PBXFileReference", "path = \(quoted(file));")
                children.append("ref \(own) \(file)")
                add(
                    "build \(own) \(file)",
                    "PBXBuildFile",
                    "fileRef = \(quoted("ref \(own) \(file)"));" + filter(platform)
                )
                sources.append("build \(own) \(file)")
            }
            var linked: [String] = own == targets[0].name ? self.linked : []
            for other in target.links {
                add(
                    "link \(own) \(other)",
                    "PBXBuildFile",
                    "fileRef = \(quoted("product \(other)"));"
                )
                linked.append("link \(own) \(other)")
            }
            for file in target.frameworks {
                add(
                    "framework \(own) \(file)",
                    "PBXFileReference",
                    "path = \(file); sourceTree = BUILT_PRODUCTS_DIR;"
                )
                add(
                    "link \(own) \(file)",
                    "PBXBuildFile",
                    "fileRef = \(quoted("framework \(own) \(file)"));"
                )
                linked.append("link \(own) \(file)")
            }
            var products: [String] = []
            for (product, platform) in target.products.sorted(by: { $0.key < $1.key }) {
                let parts = product.split(separator: " of ")
                let package = parts.count == 2 ? " package = \(quoted("package \(parts[1])"));" : ""
                add(
                    "uses \(own) \(product)",
                    "XCSwiftPackageProductDependency",
                    "productName = \(quoted(String(parts[0])));" + package
                )
                add(
                    "link \(own) \(product)",
                    "PBXBuildFile",
                    "productRef = \(quoted("uses \(own) \(product)"));" + filter(platform)
                )
                linked.append("link \(own) \(product)")
                products.append("uses \(own) \(product)")
            }
            for (folder, left) in target.folders.sorted(by: { $0.key < $1.key }) {
                add(
                    "left \(own) \(folder)",
                    "PBXFileSystemSynchronizedBuildFileExceptionSet",
                    "target = \(quoted(own)); membershipExceptions = \(list(left));"
                )
                add(
                    "folder \(own) \(folder)",
                    "PBXFileSystemSynchronizedRootGroup",
                    "path = \(quoted(folder)); exceptions = \(list(["left \(own) \(folder)"]));"
                )
                children.append("folder \(own) \(folder)")
            }
            for other in target.builds {
                add("after \(own) \(other)", "PBXTargetDependency", "target = \(quoted(other));")
            }
            add("sources \(own)", "PBXSourcesBuildPhase", "files = \(list(sources));")
            add("linked \(own)", "PBXFrameworksBuildPhase", "files = \(list(linked));")
            for other in target.embeds {
                add(
                    "embed \(own) \(other)",
                    "PBXBuildFile",
                    "fileRef = \(quoted("product \(other)"));"
                )
            }
            add(
                "embedded \(own)",
                "PBXCopyFilesBuildPhase",
                "dstSubfolderSpec = 10; files = \(list(target.embeds.map { "embed \(own) \($0)" }));"
            )
            let ending = target.type.hasPrefix("framework") ? "framework" : "app"
            add(
                "product \(own)",
                "PBXFileReference",
                "path = \(quoted("\(own).\(ending)")); sourceTree = BUILT_PRODUCTS_DIR;"
            )
            if let file = target.configuration {
                add("ref \(file)", "PBXFileReference", "path = \(quoted(file));")
                children.append("ref \(file)")
            }
            let base = target.configuration.map {
                "baseConfigurationReference = \(quoted("ref \($0)"));"
            }
            var configurations = ["debug \(own)"]
            func configuration(_ name: String, _ settings: [String: String]) {
                let settings = settings.map { "\(quoted($0.key)) = \(quoted($0.value));" }
                add(
                    "\(name) \(own)",
                    "XCBuildConfiguration",
                    "name = \(name); buildSettings = { \(settings.joined(separator: " ")) }; "
                        + (base ?? "")
                )
            }
            configuration("debug", target.settings)
            if let release = target.release {
                configuration("release", target.settings.merging(release) { $1 })
                configurations.append("release \(own)")
            }
            add(
                "list \(own)",
                "XCConfigurationList",
                "buildConfigurations = \(list(configurations));"
            )
            add(
                own,
                "PBXNativeTarget",
                """
                name = \(quoted(own)); productType = \(quoted("com.apple.product-type.\(target.type)")); \
                productReference = \(quoted("product \(own)")); \
                buildPhases = \(list(["sources \(own)", "linked \(own)", "embedded \(own)"])); \
                buildConfigurationList = \(quoted("list \(own)")); \
                dependencies = \(list(target.builds.map { "after \(own) \($0)" })); \
                fileSystemSynchronizedGroups = \(list(target.folders.keys.sorted().map { "folder \(own) \($0)" })); \
                packageProductDependencies = \(list(products));
                """
            )
        }
        for package in packages {
            let isRemote = package.contains("://")
            add(
                "package \(package)",
                isRemote ? "XCRemoteSwiftPackageReference" : "XCLocalSwiftPackageReference",
                "\(isRemote ? "repositoryURL" : "relativePath") = \(quoted(package));"
            )
        }
        add("top", "PBXGroup", "children = \(list(children));")
        let hosts = targets.compactMap { target in
            target.host.map { "\(quoted(target.name)) = { TestTargetID = \(quoted($0)); };" }
        }
        add(
            "project",
            "PBXProject",
            """
            mainGroup = top; targets = \(list(targets.map(\.name))); \
            packageReferences = \(list(packages.map { "package \($0)" })); \
            attributes = { TargetAttributes = { \(hosts.joined(separator: " ")) }; };
            """
        )
        return
            "// !$*UTF8*$!\n{ objects = {\n\(objects.joined(separator: "\n"))\n}; rootObject = project; }\n"
    }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
