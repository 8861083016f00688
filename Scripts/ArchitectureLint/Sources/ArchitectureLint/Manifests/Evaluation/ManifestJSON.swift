#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the toolchain says of a manifest, as JSON. Its shape is the toolchain's own affair and
/// changes: whatever is not as it is known here is an error, never a gap.
package enum ManifestJSON: Decodable, Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([ManifestJSON])
    case object([String: ManifestJSON])

    /// The JSON is not as it is known here.
    package struct Mismatch: Error, CustomStringConvertible {
        package let description: String

        init(description: String) {
            self.description = description.onOneLine
        }
    }

    /// Reads JSON.
    ///
    /// - Throws: `Mismatch` when it is none.
    package init(text: [UInt8]) throws {
        do {
            self = try JSONDecoder().decode(ManifestJSON.self, from: Data(text))
        } catch {
            throw Mismatch(description: "it is no JSON")
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([String: ManifestJSON].self) {
            self = .object(value)
        } else if let value = try? container.decode([ManifestJSON].self) {
            self = .array(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    /// A member of an object; nothing when it is missing or null.
    ///
    /// - Throws: `Mismatch` when this is no object.
    func member(_ name: String) throws -> ManifestJSON? {
        guard case .object(let members) = self else {
            throw Mismatch(description: "something with '\(name)' is no object")
        }
        return members[name].flatMap { $0 == .null ? nil : $0 }
    }

    /// A member that has to be there.
    func required(_ name: String) throws -> ManifestJSON {
        guard let member = try member(name) else {
            throw Mismatch(description: "'\(name)' is missing")
        }
        return member
    }

    /// The one member of an object that stands for a case of an enumeration.
    func onlyMember() throws -> (name: String, value: ManifestJSON) {
        if case .string(let name) = self { return (name, .null) }
        guard case .object(let members) = self, members.count == 1, let only = members.first else {
            throw Mismatch(description: "a case is not written as one")
        }
        return (only.key, only.value)
    }

    /// The members of an object of texts; nothing when there are none.
    func textsByName() throws -> [String: String]? {
        guard case .object(let members) = self else {
            throw Mismatch(description: "a list of names is no object")
        }
        return members.isEmpty ? nil : try members.mapValues { try $0.text() }
    }

    /// The elements of an array.
    func elements() throws -> [ManifestJSON] {
        guard case .array(let elements) = self else {
            throw Mismatch(description: "something is no list")
        }
        return elements
    }

    /// An element of an array; nothing when it is missing or null.
    func element(_ index: Int) throws -> ManifestJSON? {
        let elements = try elements()
        guard elements.indices.contains(index), elements[index] != .null else { return nil }
        return elements[index]
    }

    /// The text of a string.
    func text() throws -> String {
        guard case .string(let text) = self else {
            throw Mismatch(description: "something is no text")
        }
        return text
    }

    /// The texts of an array of strings.
    func texts() throws -> [String] {
        try elements().map { try $0.text() }
    }

    /// The case of an enumeration that a text names.
    func value<Value: RawRepresentable<String>>(of type: Value.Type) throws -> Value {
        let name = try text()
        guard let value = Value(rawValue: name) else {
            throw Mismatch(description: "'\(name)' is not known")
        }
        return value
    }
}
