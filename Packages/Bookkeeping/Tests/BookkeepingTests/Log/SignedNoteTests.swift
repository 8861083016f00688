import Bookkeeping
import BookkeepingTesting
import Testing

@Suite("Signed note and checkpoint")
struct SignedNoteTests {
    /// The example of C2SP signed-note, whose key and signature were made by another program.
    private static let example = """
        This is an example message.

        \u{2014} example.com/foo \
        Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=

        """
    private static let exampleKey =
        "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k"

    @Test("reads the note and the key of the specification's example")
    func specification() throws {
        let key = try VerifierKey(parsing: Self.exampleKey)
        #expect(key.description == Self.exampleKey)
        #expect(key.id == [0x53, 0x0D, 0x90, 0x3A])
        let note = try SignedNote(parsing: Self.example.utf8)
        #expect(note.description == Self.example)
        #expect(note.text == "This is an example message.\n")
        var calls = 0
        try note.verify(with: key) { signature, message, publicKey in
            calls += 1
            return signature.count == 64 && message == Array(note.text.utf8)
                && publicKey == key.publicKey
        }
        #expect(calls == 1)
    }

    @Test(
        "refuses a malformed key",
        arguments: [
            "", "+", "++", "a+b+c", "example.com/foo+530d903a", exampleKey + "A", exampleKey + "\n",
            "example.com/fop+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
            "example.com/foo+530D903A+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
            "example.com/foo+530d903b+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
            "example.com/foo+530d903a+AukyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
            "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2l",
            " example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
            String(repeating: "a", count: 1_000_000),
        ]
    )
    func malformedKey(text: String) async throws {
        #expect(try await refusalCode { try VerifierKey(parsing: text) } == "key.format")
    }

    @Test("a signed checkpoint is verified after it is written and read again")
    func roundTrip() throws {
        let fixture = try ReceiptFixture()
        let note = try SignedNote(parsing: fixture.receipt.note.description.utf8)
        #expect(note == fixture.receipt.note)
        let checkpoint = try note.checkpoint(
            verifiedWith: fixture.signer.key,
            by: FakeSigner.verify
        )
        #expect(checkpoint.head.size == 13)
        #expect(checkpoint.text == note.text)
    }

    @Test("ignores signatures of other keys and further lines of a checkpoint")
    func additions() throws {
        let fixture = try ReceiptFixture()
        let (key, witness) = (fixture.signer.key, try FakeSigner(name: "witness", seed: 2))
        let text = fixture.receipt.note.text + "a further line\n"
        let own = SignedNote(signing: text, key: key) { fixture.signer.sign($0) }
        let other = SignedNote(signing: text, key: witness.key) { witness.sign($0) }
        let line = other.description.dropFirst(text.count + 1)
        let both = try SignedNote(parsing: (own.description + line).utf8)
        #expect(both.signatures.count == 2)
        for key in [key, witness.key] { try both.verify(with: key, by: FakeSigner.verify) }
        let checkpoint = try both.checkpoint(verifiedWith: key, by: FakeSigner.verify)
        #expect(checkpoint == (try Checkpoint(parsing: fixture.receipt.note.text.utf8)))
    }

    @Test("names of keys with different bytes are different, though Swift treats them as equal")
    func names() throws {
        let lines = ["e\u{301}", "\u{E9}"].map { "\u{2014} \($0) AAAAAAA=\n" }
        let note = try SignedNote(parsing: "a\n\n\(lines[0])\(lines[1])".utf8)
        #expect(note.signatures.count == 2)
    }

    @Test("refuses an unknown key, a false signature and the checkpoint of another log")
    func refusals() async throws {
        let fixture = try ReceiptFixture()
        let (key, note) = (fixture.signer.key, fixture.receipt.note)
        func code(_ note: SignedNote, _ key: VerifierKey) async throws -> String? {
            try await refusalCode { try note.checkpoint(verifiedWith: key, by: FakeSigner.verify) }
        }
        #expect(try await code(note, key) == nil)
        let otherKey = try FakeSigner(name: key.name, seed: 2).key
        #expect(try await code(note, otherKey) == "checkpoint.unsigned")
        let otherName = try FakeSigner(name: "modularbank/0").key
        #expect(try await code(note, otherName) == "checkpoint.unsigned")
        let altered = note.description.replacing("\n13\n", with: "\n14\n")
        let alteredNote = try SignedNote(parsing: altered.utf8)
        #expect(try await code(alteredNote, key) == "checkpoint.signature")
        let foreign = Checkpoint(origin: "b", head: MerkleTree().head).text
        let foreignNote = SignedNote(signing: foreign, key: key) { fixture.signer.sign($0) }
        #expect(try await code(foreignNote, key) == "checkpoint.origin")
    }

    @Test(
        "refuses text that is not a checkpoint",
        arguments: [
            "", "\n", "a\n1\n", "a\n1\nAAAA\n", "\n1\nHASH\n", "a\n01\nHASH\n", "a\n-1\nHASH\n",
            "a\n+1\nHASH\n", "a\n\nHASH\n", "a\n9223372036854775808\nHASH\n", "a\n1\nHASH",
            "a\n1\nHASH\n\n", "a\n1\n HASH\n", "a\n1\nHASH\n\nb\n", "a\n1 \nHASH\n",
        ]
    )
    func malformedCheckpoint(text: String) async throws {
        let hash = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        let text = text.replacing("HASH", with: hash)
        #expect(try await refusalCode { try Checkpoint(parsing: text.utf8) } == "checkpoint.format")
        #expect(try Checkpoint(parsing: "a\n1\n\(hash)\n".utf8).head.size == 1)
    }

    @Test(
        "refuses text that is not a signed note",
        arguments: [
            "", "\n", "\n\n", "a\n", "a\n\n", "a\n\n\n", "a\n\nLINE", "a\nLINE\n", "a\n\nLINE\n\n",
            "a\r\n\r\nLINE\r\n", "a\t\n\nLINE\n", "a\n\nLINE\nLINE\n", "a\n\nLINE\nb\n",
            "a\n\n \u{2014} k AAAAAAA=\n", "a\n\n- k AAAAAAA=\n", "a\n\n\u{2014} k\n",
            "a\n\n\u{2014} k AAAAAA==\n", "a\n\n\u{2014} k AAAAAAB=\n",
            "a\n\n\u{2014} k AAAAAAA= \n", "a\n\n\u{2014}  AAAAAAA=\n",
            "a\n\n\u{2014} k+k AAAAAAA=\n", "a\n\n\u{2014} k\u{A0}k AAAAAAA=\n", "a\0\n\nLINE\n",
            String(repeating: "a", count: 1 << 20) + "\n\nLINE\n",
            "a\n\n" + (0..<65).map { "\u{2014} k\($0) AAAAAAA=\n" }.joined(),
        ]
    )
    func malformedNote(text: String) async throws {
        let line = "\u{2014} k AAAAAAA="
        let bytes = text.replacing("LINE", with: line).utf8
        #expect(try await refusalCode { try SignedNote(parsing: bytes) } == "checkpoint.format")
        #expect(try SignedNote(parsing: "a\n\n\(line)\n".utf8).signatures.count == 1)
    }
}
