import Console
import ConsoleTesting
import Foundation
import Testing

@Suite("JSON Schemas")
struct JSONSchemaTests {
    @Test("a schema has the members of the answer, and the document of an error")
    func schema() async throws {
        let output = try await run("schema account transfer").output
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        )
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["schemaVersion"] as? Int == 1)
        #expect(schema["title"] as? String == "bank account transfer")
        let forms = try #require(schema["anyOf"] as? [[String: Any]])
        #expect(
            forms.map { $0["required"] as? [String] }
                == [["schemaVersion", "command"], ["schemaVersion", "error"]]
        )
        #expect(forms.allSatisfy { $0["additionalProperties"] as? Bool == false })
        #expect(try await run("schema account transfer --json").output == output)
    }

    @Test("a command without a document has the schema of its errors")
    func withoutDocument() async throws {
        let output = try await run("schema account statement").output
        #expect(output.contains("\"error\""))
        #expect(!output.contains("\"command\""))
    }

    @Test("the schema of an unknown command is a usage error")
    func unknown() async throws {
        #expect(try await run("schema account transfr").exitCode == .usage)
    }
}
