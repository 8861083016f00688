import Foundation
import Testing

@testable import ArchitectureLint

// The schema is written by hand, so these tests compare it with the reader.
@Suite("The schema of rules files", .enabled(if: Schema.isThere))
struct SchemaTests {
    @Test("accepts the rules of the fixture House")
    func house() throws {
        let file = URL(fileURLWithPath: "\(Fixture.folder)/House/\(RuleFile.usualName)")
        let text = [UInt8](try Data(contentsOf: file))
        #expect(try Schema.load().takes(JSON5Reader.read(text)))
    }

    @Test("lists the kinds of rules and keys that the reader knows")
    func kinds() throws {
        let kinds = try Schema.load().root["$defs"]["rule"]["oneOf"].elements
        var found: [String: (keys: Set<String>, required: Set<String>)] = [:]
        for kind in kinds {
            let properties = kind["properties"].keys
            let name = try #require(kind["properties"]["kind"]["const"].text)
            let required = kind["required"].elements.compactMap(\.text)
            found[name] = (Set(properties).subtracting(["kind"]), Set(required))
        }
        #expect(Set(found.keys) == Set(ruleKinds.map { $0.kind }))
        for kind in ruleKinds {
            #expect(found[kind.kind]?.keys == Set(kind.requiredKeys + kind.optionalKeys))
            #expect(found[kind.kind]?.required == Set(kind.requiredKeys))
        }
        let words = try Schema.load().root["$defs"]["kind"]["enum"].elements.compactMap(\.text)
        #expect(Set(words) == Set(TargetKind.allCases.map(\.rawValue)))
    }

    @Test(
        "accepts exactly what the reader accepts",
        arguments: [
            #"{ name: "r", kind: "declared", reason: "r" }"#,
            #"{ name: "r", kind: "declared", reason: "r", of: "a" }"#,
            #"{ name: "r", kind: "declared" }"#, #"{ kind: "declared", reason: "r" }"#,
            #"{ name: "r", kind: "independance", of: "a", reason: "r" }"#,
            #"{ name: "r", kind: "independence", of: "a", reason: "r", withinPackage: 1 }"#,
            #"{ name: "r", kind: "independence", of: ["a"], reason: "r", severity: "warning" }"#,
            #"{ name: "r", kind: "independence", of: [], reason: "r" }"#,
            #"{ name: "", kind: "declared", reason: "r" }"#,
            #"{ name: "r", kind: "layers", layers: ["a"], reason: "r" }"#,
            #"{ name: "r", kind: "layers", layers: ["a", ["b"]], reason: "r" }"#,
            #"{ name: "r", kind: "forbidden", from: "a", to: { own: "b" }, reason: "r" }"#,
            #"{ name: "r", kind: "forbidden", from: "a", to: {}, reason: "r" }"#,
            #"{ name: "r", kind: "forbidden", from: "a", to: [], reason: "r", indirectly: true }"#,
            #"{ name: "r", kind: "allowed-only", reason: "r", allow: [{ from: "a", to: [] }] }"#,
            #"{ name: "r", kind: "allowed-only", reason: "r", allow: [{ from: "a" }] }"#,
            #"{ name: "r", kind: "acyclic", reason: "r", among: "targets" }"#,
            #"{ name: "r", kind: "acyclic", reason: "r", among: ["target"] }"#,
            #"{ name: "r", kind: "no-third-party", reason: "r", allow: ["x", { package: "y" }] }"#,
            #"{ name: "r", kind: "no-third-party", reason: "r", allow: [{ modules: "y" }] }"#,
            #"{ name: "r", kind: "exported-only", reason: "r", by: "a" }"#,
            #"{ name: "r", kind: "toolchain", reason: "r", allow: [{ from: "a", modules: [] }] }"#,
            #"{ name: "r", kind: "system-library", reason: "r", owners: [{ library: "x" }] }"#,
            #"{ name: "r", kind: "unsafe-flags", reason: "r", by: "a" }"#,
            #"{ name: "r", kind: "reflection", reason: "r", by: ["a", "b"] }"#,
            #"{ name: "r", kind: "layers", layers: ["a", "b"], closed: true, reason: "r" }"#,
            #"{ name: "r", kind: "layers", layers: ["a", "b"], closed: "yes", reason: "r" }"#,
            #"{ name: "r", kind: "import-access", reason: "r" }"#,
            #"{ name: "r", kind: "import-access", reason: "r", from: "a", to: ["b"], modules: "X" }"#,
            #"{ name: "r", kind: "import-access", reason: "r", access: "private" }"#,
            #"{ name: "r", kind: "import-access", reason: "r", access: "public" }"#,
            #"{ name: "r", kind: "frozen-edges", reason: "r" }"#,
            #"{ name: "r", kind: "frozen-edges", reason: "r", of: ["a", "b"] }"#,
            #"{ name: "r", kind: "frozen-edges", reason: "r", file: "x" }"#,
            #"{ name: "r", kind: "required-settings", reason: "r" }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: {} }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { define: "X" } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { enableUpcomingFeature: [] } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { enableUpcomingFeature: ["X", "Y"] } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { treatAllWarnings: [] } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { treatAllWarnings: ["error"] } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { treatAllWarnings: "errors" } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { defaultIsolation: "MainActor" } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { defaultIsolation: "actor" } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { treatAllWarnings: 1 } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { treatAllWarnings: "error" } }"#,
            #"{ name: "r", kind: "required-settings", reason: "r", settings: { treatAllWarnings: "error" }, of: "b" }"#,
            #"{ name: "r", kind: "used", reason: "r", when: { platforms: ["linux", "macOS"] } }"#,
            #"{ name: "r", kind: "used", reason: "r", when: { configuration: "debug", traits: [] } }"#,
            #"{ name: "r", kind: "used", reason: "r", when: { platforms: "beos" } }"#,
            #"{ name: "r", kind: "used", reason: "r", when: { platforms: [] } }"#,
            #"{ name: "r", kind: "used", reason: "r", when: {} }"#,
            #"{ name: "r", kind: "used", reason: "r", when: "linux" }"#,
            #"{ name: "r", kind: "used", reason: "r", advice: [{ instead: "x", from: "a" }] }"#,
            #"{ name: "r", kind: "used", reason: "r", advice: [{ from: "a" }] }"#,
        ]
    )
    func agreement(rule: String) throws {
        let text = Array(
            """
            { version: 1, groups: [
              { name: "a", modules: { target: "A", kinds: ["library"] } },
              { name: "b", groups: "a", except: [{ package: "." }] },
            ], rules: [\(rule)] }
            """.utf8
        )
        let isRead = RuleFileReader.read(text, file: "r").problems.isEmpty
        #expect(try Schema.load().takes(JSON5Reader.read(text)) == isRead)
    }
}

/// A validator of JSON schemas that refuses the keywords it does not know.
struct Schema {
    let root: JSON5Value

    private static let file = URL(fileURLWithPath: Fixture.folder)
        .appendingPathComponent("../../../archlint.schema.json").standardized

    // This package may be vendored without the schema.
    static let isThere = FileManager.default.fileExists(atPath: file.path)

    static func load() throws -> Schema {
        Schema(root: try JSON5Reader.read([UInt8](try Data(contentsOf: file))))
    }

    func takes(_ value: JSON5Value) -> Bool { evaluate(value, root).isValid }

    /// Validates a value, and returns the keys that were checked.
    private func evaluate(_ value: JSON5Value, _ schema: JSON5Value) -> (
        isValid: Bool, keys: Set<String>
    ) {
        var isValid = true
        var keys: Set<String> = []
        for keyword in schema.keys.sorted(by: { $1.hasPrefix("uneval") && !$0.hasPrefix("uneval") })
        {
            let argument = schema[keyword]
            switch keyword {
            case "$schema", "title", "description", "$defs": break
            case "$ref":
                let name = argument.text?.split(separator: "/").last.map(String.init) ?? ""
                isValid = isValid && evaluate(value, root["$defs"][name]).isValid
            case "type": isValid = isValid && value.isOf(type: argument.text)
            case "const": isValid = isValid && value.isSame(as: argument)
            case "enum": isValid = isValid && argument.elements.contains(where: value.isSame)
            case "required":
                let missing = argument.elements.compactMap(\.text).filter {
                    !value.keys.contains($0)
                }
                isValid = isValid && missing.isEmpty
            case "properties":
                for key in value.keys where argument.keys.contains(key) {
                    keys.insert(key)
                    isValid = isValid && evaluate(value[key], argument[key]).isValid
                }
            case "additionalProperties":
                for key in value.keys where !schema["properties"].keys.contains(key) {
                    isValid = isValid && argument.isObject && evaluate(value[key], argument).isValid
                }
            case "unevaluatedProperties": isValid = isValid && keys.isSuperset(of: value.keys)
            case "items":
                isValid = isValid && value.elements.allSatisfy { evaluate($0, argument).isValid }
            case "oneOf", "anyOf":
                let valid = argument.elements.map { evaluate(value, $0) }.filter(\.isValid)
                isValid = isValid && (keyword == "oneOf" ? valid.count == 1 : !valid.isEmpty)
                for one in valid { keys.formUnion(one.keys) }
            case "minItems": isValid = isValid && value.elements.count >= argument.count
            case "minLength": isValid = isValid && (value.text ?? "x").count >= argument.count
            case "minProperties":
                isValid = isValid && (!value.isObject || value.keys.count >= argument.count)
            case "maxProperties":
                isValid = isValid && (!value.isObject || value.keys.count <= argument.count)
            default:
                Issue.record("the schema uses \(keyword), which is not checked here")
                isValid = false
            }
        }
        return (isValid, keys)
    }
}

extension JSON5Value {
    fileprivate static let nothing = JSON5Value(
        place: TextPlace(line: 0, column: 0),
        content: .null
    )

    fileprivate subscript(key: String) -> JSON5Value {
        guard case .object(let members) = content else { return .nothing }
        return members.first { $0.key == key }?.value ?? .nothing
    }

    fileprivate var keys: [String] {
        guard case .object(let members) = content else { return [] }
        return members.map(\.key)
    }

    fileprivate var elements: [JSON5Value] {
        guard case .array(let values) = content else { return [] }
        return values
    }

    fileprivate var text: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    fileprivate var count: Int {
        guard case .number(let number) = content else { return 0 }
        return Int(number)
    }

    fileprivate var isObject: Bool { isOf(type: "object") }

    fileprivate func isSame(as other: JSON5Value) -> Bool { content == other.content }

    fileprivate func isOf(type: String?) -> Bool {
        switch (content, type) {
        case (.object, "object"), (.array, "array"), (.string, "string"), (.bool, "boolean"): true
        default: false
        }
    }
}
