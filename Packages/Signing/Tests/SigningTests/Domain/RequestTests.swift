import BankConsoleTesting
import Testing

@testable import Signing

@Suite("The requests about customers")
struct RequestTests {
    private let purposes: [Purpose] = [
        .customerTry, .customerProof, .passwordChange, .passwordUnlocking, .passwordRecovery,
        .recoveryCodeRenewal, .recoveryCodeConfirmation,
    ]

    private var requests: [any Request] {
        get throws {
            [
                JoinRequest(
                    name: "김하나",
                    birth: try BusinessDate(parsing: "1990-03-14"),
                    phone: try PhoneNumber(parsing: "010-2345-6789")
                )
            ] + purposes.map { CustomerRequest(purpose: $0, customer: CustomerID("C000001")) }
        }
    }

    @Test("there is a typed request for each purpose that the feature posts")
    func complete() throws {
        let purposes = Set(try requests.map(\.purpose))
        #expect(purposes == Set(SigningAuthorityRules.all(by: "Signing").map(\.purpose)))
    }

    @Test("each missing, additional or corrupted field is refused with its name and the purpose")
    func strict() throws {
        for request in try requests { #expect(request.acceptedChanges() == []) }
    }
}
