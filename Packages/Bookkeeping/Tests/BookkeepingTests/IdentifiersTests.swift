import Bookkeeping
import Foundation
import Testing

@Suite("Identifiers")
struct IdentifiersTests {
    @Test("an identifier is encoded as plain text")
    func codable() throws {
        let id = AccountID("3333-01-0000013")
        let json = try JSONEncoder().encode([id])
        #expect(String(decoding: json, as: UTF8.self) == #"["3333-01-0000013"]"#)
        #expect(try JSONDecoder().decode([AccountID].self, from: json) == [id])
    }
}
