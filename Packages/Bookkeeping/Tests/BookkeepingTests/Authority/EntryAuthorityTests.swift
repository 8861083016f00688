import Bookkeeping
import Testing

@Suite("Authority of an entry in columns")
struct EntryAuthorityTests {
    private static let signature = CustomerSignature(value: "0a", parameters: ["amount": "5"])

    private func read(_ kind: String, _ name: String?, _ value: String?) -> EntryAuthority? {
        EntryAuthority(kind: kind, name: name, signature: value) {
            $0 == Self.signature.value ? Self.signature : nil
        }
    }

    @Test(
        "an authority is read from the columns that it was written to",
        arguments: [.none, .bank("Till"), .customer(CustomerID("C1"), signature)]
            as [EntryAuthority]
    )
    func roundTrip(authority: EntryAuthority) {
        let (kind, name, signature) = authority.columns
        #expect(read(kind, name, signature?.value) == authority)
    }

    @Test("columns that do not belong together are no authority")
    func refusals() {
        let kinds = ["none", "bank", "customer", "other"]
        for kind in kinds {
            for name in [nil, "a"] {
                for value in [nil, "0a", "malformed"] {
                    let isValid =
                        switch kind {
                        case "none": name == nil && value == nil
                        case "bank": name != nil && value == nil
                        case "customer": name != nil && value == "0a"
                        default: false
                        }
                    let authority = read(kind, name, value)
                    #expect((authority != nil) == isValid)
                    if let authority { #expect(authority.columns.kind == kind) }
                }
            }
        }
    }
}
