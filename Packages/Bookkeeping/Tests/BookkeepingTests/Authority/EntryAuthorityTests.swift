import Bookkeeping
import Testing

@Suite("Authority of an entry in columns")
struct EntryAuthorityTests {
    private static let signature = CustomerSignature(value: "0a", parameters: ["amount": "5"])

    @Test(
        "an authority is read from the columns that it was written to",
        arguments: [.none, .bank("Till"), .customer(CustomerID("C1"), signature)]
            as [EntryAuthority]
    )
    func roundTrip(authority: EntryAuthority) {
        let (kind, name, signature) = authority.columns
        let read = EntryAuthority(
            kind: kind,
            name: name,
            signature: signature?.value,
            signed: (signature?.parameters).map(CanonicalJSON.encode)
        )
        #expect(read == authority)
    }

    @Test("columns that do not belong together are no authority")
    func refusals() {
        let kinds = ["none", "bank", "customer", "other"]
        for kind in kinds {
            for name in [nil, "a"] {
                for value in [nil, "0a"] {
                    for signed in [nil, "{}", "malformed", #"{"amount": "5"}"#] {
                        let isValid =
                            switch kind {
                            case "none": name == nil && value == nil && signed == nil
                            case "bank": name != nil && value == nil && signed == nil
                            case "customer": name != nil && value != nil && signed == "{}"
                            default: false
                            }
                        let authority = EntryAuthority(
                            kind: kind,
                            name: name,
                            signature: value,
                            signed: signed
                        )
                        #expect((authority != nil) == isValid)
                        if let authority { #expect(authority.columns.kind == kind) }
                    }
                }
            }
        }
    }
}
