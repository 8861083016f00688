/// A schema of JSON documents, written in the shape of the documents.
///
/// ```swift
/// let schema: JSONSchema = ["account": .string, "balance": .integer, "tags": [.string]]
/// ```
///
/// An object has exactly the declared members; only an `optional` member may be missing.
public indirect enum JSONSchema: Sendable {
    /// An object with exactly these members.
    case object([(name: String, schema: JSONSchema)])
    /// An array of any number of elements.
    case array(JSONSchema)
    /// A value that matches one of several schemas.
    case anyOf([JSONSchema])
    /// A member that an object may lack.
    case optional(JSONSchema)
    /// A value that JSON Schema describes by a type and further keywords.
    case value(type: String, keywords: [JSONMember])
    /// Any value.
    case any

    /// The version of the documents of all commands; it changes when the name or the meaning of a
    /// member changes.
    static let version: Int64 = 1

    /// A string.
    public static let string = JSONSchema.value(type: "string", keywords: [])
    /// A whole number.
    public static let integer = JSONSchema.value(type: "integer", keywords: [])
    /// A Boolean.
    public static let bool = JSONSchema.value(type: "boolean", keywords: [])
    /// Null.
    public static let null = JSONSchema.value(type: "null", keywords: [])

    /// Returns the schema of a string that matches a regular expression.
    public static func string(matching pattern: String) -> JSONSchema {
        .value(type: "string", keywords: [JSONMember("pattern", .string(pattern))])
    }

    /// Returns the schema of a string that is one of `values`.
    public static func oneOf(_ values: [String]) -> JSONSchema {
        .value(
            type: "string",
            keywords: [JSONMember("enum", .array(values.map { .string($0) }))]
        )
    }

    /// The schema of the same value or null.
    public var orNull: JSONSchema { .anyOf([self, .null]) }

    /// Returns this schema of an object with further members at its end; traps if this is not the
    /// schema of an object.
    public func with(_ members: KeyValuePairs<String, JSONSchema>) -> JSONSchema {
        guard case .object(let own) = self else { preconditionFailure("\(self) is not an object") }
        return .object(own + members.map { ($0.key, $0.value) })
    }
}

extension JSONSchema: ExpressibleByDictionaryLiteral {
    /// Creates the schema of an object with the members of the literal.
    public init(dictionaryLiteral elements: (String, JSONSchema)...) {
        self = .object(elements.map { ($0, $1) })
    }
}

extension JSONSchema: ExpressibleByArrayLiteral {
    /// Creates the schema of an array in which each element matches one of the literal's schemas.
    public init(arrayLiteral elements: JSONSchema...) {
        self = .array(elements.count == 1 ? elements[0] : .anyOf(elements))
    }
}

extension JSONSchema {
    /// Returns the JSON Schema (2020-12) of all documents that a command prints, including errors.
    ///
    /// - Parameters:
    ///   - title: The words that call the command.
    ///   - answer: The schema of the command's answer; nil for a command without a JSON answer.
    static func document(_ title: String, answer: JSONSchema?) -> JSONValue {
        let forms = (answer.map { [$0.versioned] } ?? []) + [failure.versioned]
        return .object(
            [
                JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
                JSONMember("title", .string(title)),
            ] + anyOf(forms).members
        )
    }

    /// The schema of an error document.
    private static let failure: JSONSchema = [
        "error": [
            "code": .string, "message": .string, "exit": .integer, "details": .optional(.string),
        ]
    ]

    private var versioned: JSONSchema {
        switch self {
        case .object(let members): .object([("schemaVersion", Self.currentVersion)] + members)
        case .anyOf(let forms): .anyOf(forms.map(\.versioned))
        default: self
        }
    }

    private static let currentVersion = JSONSchema.value(
        type: "integer",
        keywords: [JSONMember("const", .integer(version))]
    )

    /// The keywords that describe this schema in JSON Schema.
    private var members: [JSONMember] {
        switch self {
        case .object(let members): Self.keywords(ofObject: members)
        case .array(let element):
            [JSONMember("type", "array"), JSONMember("items", .object(element.members))]
        case .anyOf(let forms):
            [JSONMember("anyOf", .array(forms.map { .object($0.members) }))]
        case .optional(let schema): schema.members
        case .value(let type, let keywords): [JSONMember("type", .string(type))] + keywords
        case .any: []
        }
    }

    private static func keywords(
        ofObject members: [(name: String, schema: JSONSchema)]
    ) -> [JSONMember] {
        let required = members.filter { member in
            guard case .optional = member.schema else { return true }
            return false
        }
        return [
            JSONMember("type", "object"),
            JSONMember(
                "properties",
                .object(members.map { JSONMember($0.name, .object($0.schema.members)) })
            ),
            JSONMember("required", .array(required.map { .string($0.name) })),
            JSONMember("additionalProperties", false),
        ]
    }
}

extension JSONValue {
    /// The document with the version of its schema as the first member.
    var versioned: JSONValue {
        switch self {
        case .object(let members): .object([Self.versionMember] + members)
        case .verbatim(let text) where text.hasPrefix("{"):
            .verbatim("{\"schemaVersion\":\(JSONSchema.version)" + Self.rest(of: text))
        default: self
        }
    }

    /// Returns the text of a JSON object after its opening brace, with a comma in front unless the
    /// object is empty.
    private static func rest(of object: String) -> String {
        let rest = object.dropFirst().drop(while: \.isWhitespace)
        return (rest.first == "}" ? "" : ",") + rest
    }

    static let versionMember = JSONMember("schemaVersion", .integer(JSONSchema.version))
}
