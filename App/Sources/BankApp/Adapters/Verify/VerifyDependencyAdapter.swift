import RIBs
import Signing
import SigningInterface

/// What the RIB that asks gives to Verify, as Signing wants it.
final class VerifyDependencyAdapter: Component<any DIVerifyDependency>, VerifyDependency {
    var signedInSession: any SignedInSession { dependency.signedInSession }

    var verifyRequest: VerifyRequest {
        let request = dependency.verifyRequest
        return VerifyRequest(movement: request.movement, preview: request.preview, words: .bank)
    }
}
