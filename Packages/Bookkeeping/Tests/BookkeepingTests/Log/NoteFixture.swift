import Bookkeeping

/// A key pair for tests, whose signature is a hash that everyone can make.
struct FakeSigner {
    let key: VerifierKey

    init(name: String, seed: UInt8 = 1) throws {
        key = try VerifierKey(name: name, publicKey: [UInt8](repeating: seed, count: 32))
    }

    func sign(_ message: [UInt8]) -> [UInt8] { Self.signature(of: message, key.publicKey) }

    static func verify(_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8]) -> Bool {
        signature == self.signature(of: message, key)
    }

    private static func signature(of message: [UInt8], _ key: [UInt8]) -> [UInt8] {
        SHA256.digest(of: key + message).bytes + SHA256.digest(of: message + key).bytes
    }
}

/// A receipt for the tenth of thirteen entries.
struct ReceiptFixture {
    let signer: FakeSigner
    let receipt: EntryReceipt

    init() throws {
        let signer = try FakeSigner(name: "modularbank/0123456789abcdef")
        var stored = StoredTree(size: 9)
        let entry = CanonicalJSON.encode(["format": "modularbank-entry-1", "memo": "점심 값"])
        stored.append(entry)
        for number in 10..<13 { stored.append("leaf \(number)") }
        let checkpoint = Checkpoint(origin: signer.key.name, head: stored.tree.head)
        self.signer = signer
        receipt = EntryReceipt(
            entry: Array(entry.utf8),
            proof: try stored.nodes.inclusionProof(ofLeaf: 9, inSize: 13),
            note: SignedNote(signing: checkpoint.text, key: signer.key) { signer.sign($0) }
        )
    }
}
