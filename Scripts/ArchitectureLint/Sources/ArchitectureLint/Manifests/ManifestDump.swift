/// What `swift package dump-package` prints, as far as the table asks for it.
struct ManifestDump: Decodable {
    let name: String
    let dependencies: [Dependency]
    let products: [Product]
    let targets: [Target]
    let swiftLanguageVersions: [String]?
    let toolsVersion: ToolsVersion

    struct ToolsVersion: Decodable {
        let _version: String
    }

    /// One package dependency; just one of the three is there.
    struct Dependency: Decodable {
        let fileSystem: [Folder]?
        let sourceControl: [Foreign]?
        let registry: [Foreign]?

        struct Folder: Decodable {
            let identity: String
            let path: String
        }

        struct Foreign: Decodable {
            let identity: String
        }
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]
        let dependencies: [TargetDependency]
        let settings: [Setting]
    }

    /// One target dependency; just one of the three is there.
    struct TargetDependency: Decodable {
        let byName: Names?
        let target: Names?
        let product: Names?
    }

    /// A list that starts with one or two names and goes on with what does not matter here.
    struct Names: Decodable {
        let first: String
        let second: String?

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            first = try list.decode(String.self)
            // In a dependency by name the second place holds a condition, which is no text.
            second = list.isAtEnd ? nil : (try? list.decodeIfPresent(String.self)) ?? nil
        }
    }

    struct Setting: Decodable {
        let tool: String
        let kind: Kind

        struct Kind: Decodable {
            let define: Value?
            let linkedLibrary: Value?
            let enableUpcomingFeature: Value?
            let enableExperimentalFeature: Value?
        }

        struct Value: Decodable {
            let _0: String
        }
    }
}
