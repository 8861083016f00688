@testable import LedgerPostgreSQL

@Suite("Failures of a connection")
struct PostgreSQLFailureTests {
    // These are the reasons of OpenSSL 3.0, three of them for RSA keys of one length. The others
    // are for two lengths, for two kinds of keys, and for elliptic curves.
    @Test(
        "a root with the right name and another key is reported as untrusted",
        arguments: [
            "invalid padding", "block type is not 01", "data too large for modulus",
            "wrong signature length", "wrong public key type", "EVP lib",
        ]
    )
    func rootOfTheSameName(reason: String) throws {
        let advice = try #require(PostgreSQLFailure("SSL error: \(reason)").advice)
        #expect(advice.contains("no root in 'sslrootcert' has signed it"))
    }

    @Test(
        "another failure of TLS gets no advice about certificates",
        arguments: [
            "SSL error: tlsv1 alert protocol version",
            "could not load private key file \"client.key\": EVP lib",
        ]
    )
    func otherFailure(message: String) {
        #expect(PostgreSQLFailure(message).advice == nil)
    }
}
