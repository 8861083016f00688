/// A log of SARIF 2.1.0, as far as archlint has something to say in it. Names and nesting are the
/// standard's (OASIS, Static Analysis Results Interchange Format).
struct SARIFLog: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        let tool: Tool
        let invocations: [Invocation]
        let originalUriBaseIds: [String: URIBase]
        let columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name = "archlint"
        let semanticVersion: String
        let rules: [Descriptor]
        let notifications: [Descriptor]
    }

    struct Descriptor: Encodable {
        let id: String
        var shortDescription: Message?
        var fullDescription: Message?
        var help: Message?
        var defaultConfiguration: Configuration?
        var properties: Properties?
    }

    struct Configuration: Encodable {
        let level: String
    }

    /// What the standard has no word for.
    struct Properties: Encodable {
        let kind: String
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let exitCode: Int32
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        let descriptor: Reference
        let level: String
        let message: Message
        let locations: [Location]?
    }

    struct Reference: Encodable {
        let id: String
        let index: Int
    }

    struct URIBase: Encodable {
        let description: Message
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let relatedLocations: [Location]?
        let codeFlows: [CodeFlow]?
        let partialFingerprints: [String: String]
        let suppressions: [Suppression]?
    }

    struct Suppression: Encodable {
        let kind = "external"
        let status = "accepted"
        let justification: String?
    }

    struct CodeFlow: Encodable {
        let threadFlows: [ThreadFlow]
    }

    struct ThreadFlow: Encodable {
        let locations: [ThreadFlowLocation]
    }

    struct ThreadFlowLocation: Encodable {
        let location: Location
    }

    struct Location: Encodable {
        var id: Int?
        let physicalLocation: PhysicalLocation
        var message: Message?
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region?
    }

    struct ArtifactLocation: Encodable {
        let uri: String
        let uriBaseId: String?
    }

    struct Region: Encodable {
        let startLine: Int
    }

    /// A text for people. Braces would stand for arguments, so they are doubled.
    struct Message: Encodable {
        let text: String

        init(_ text: String) {
            self.text = text.unicodeScalars.reduce(into: "") { text, scalar in
                text.unicodeScalars.append(scalar)
                if scalar == "{" || scalar == "}" { text.unicodeScalars.append(scalar) }
            }
        }
    }
}
