import Bookkeeping
import LedgerInterface

extension LedgerContract {
    private static let a = AccountID("1")

    /// Returns a checkpoint with an invalid signature, which ledgers do not verify.
    private static func note(_ fixture: LedgerFixture, _ head: TreeHead) async throws -> SignedNote
    {
        let origin = try await fixture.ledger.origin()
        let key = try VerifierKey(name: origin, publicKey: [UInt8](repeating: 1, count: 32))
        return SignedNote(signing: Checkpoint(origin: origin, head: head).text, key: key) { _ in
            [UInt8](repeating: 2, count: 64)
        }
    }

    static let log: [Clause] = [
        Clause("seals all existing entries, and counts later entries as unsealed") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim, with: 10)
            try fixture.expect(try await fixture.ledger.audit().unsealed, is: 1)
            let first = try await fixture.ledger.seal()
            try fixture.expect(first.size, is: 2)
            try fixture.expect(try await fixture.ledger.seal(), is: first)
            _ = try await fixture.ledger.post(fixture.depositDraft("d", to: a, 1))
            try fixture.expect(try await fixture.ledger.sealedHead(), is: first)
            let report = try await fixture.ledger.audit()
            try fixture.expect(report.unsealed, is: 1)
            let second = try await fixture.ledger.seal()
            try fixture.expect(second.size, is: 3)
            try fixture.expect(report.head, is: second.root.description)
            try await fixture.expectCleanAudit()
        },
        Clause("accepts the head of a restored book once, and the audit names it") { fixture in
            let head = try await fixture.ledger.seal()
            let lost = TreeHead(size: 9, root: .zero)
            let historyBreak = HistoryBreak(from: lost, to: head)
            let first = try await fixture.ledger.accept(historyBreak)
            try fixture.expect(try first.intent.request(as: HistoryBreak.self), is: historyBreak)
            let again = HistoryBreak(from: lost, to: try await fixture.ledger.seal())
            let second = try await fixture.ledger.accept(again)
            try fixture.expect(second.intent, is: first.intent)
            try fixture.expect(second.isRepeat, is: true)
            let report = try await fixture.ledger.audit()
            try fixture.expect(report.breaks.map(\.historyBreak), is: [historyBreak])
            try await fixture.expectCleanAudit()
            let origin = try await fixture.ledger.origin()
            let checkpoint = Checkpoint(origin: origin, head: lost)
            let findings = try await fixture.ledger.audit(against: [checkpoint]).findings
            try fixture.expect(
                findings.first?.message.hasSuffix("accepted a restored copy (entries: 1)")
                    == true,
                "the audit does not name the restored copy: \(findings)"
            )
        },
        Clause("proves that each sealed entry is in the log, also after the log has grown") {
            fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            var heads: [TreeHead] = []
            for number in 1...9 {
                _ = try await fixture.ledger.post(fixture.depositDraft("d\(number)", to: a, 1))
                if number.isMultiple(of: 2) { heads.append(try await fixture.ledger.seal()) }
            }
            for head in heads {
                for entry in 1...head.size {
                    let (bytes, proof) = try await fixture.ledger.inclusionProof(
                        of: entry,
                        inSize: head.size
                    )
                    try fixture.expect(
                        proof.proves(MerkleTree.leafHash(of: bytes), in: head),
                        "entry \(entry) cannot be proved to be in the log of \(head.size) entries"
                    )
                }
                for later in heads where later.size >= head.size {
                    let proof = try await fixture.ledger.consistencyProof(
                        from: head.size,
                        to: later.size
                    )
                    try fixture.expect(
                        proof.proves(head, isPrefixOf: later),
                        "the first \(head.size) of \(later.size) entries cannot be proved unchanged"
                    )
                }
            }
            let sealed = try await fixture.ledger.sealedHead().size
            for entry in [0, sealed + 1] {
                try await fixture.expectError("entry.unknown") {
                    _ = try await fixture.ledger.inclusionProof(of: entry, inSize: sealed)
                }
            }
            try await fixture.expectError("entry.unknown") {
                _ = try await fixture.ledger.inclusionProof(of: 1, inSize: sealed + 1)
            }
        },
        Clause("stores a checkpoint of its current head, and refuses others") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            let head = try await fixture.ledger.seal()
            let note = try await note(fixture, head)
            try await fixture.ledger.store(note)
            try fixture.expect(try await fixture.ledger.checkpoints().last, is: note)
            try fixture.expect(try await fixture.ledger.latestCheckpoint(), is: note)
            let other = try await Self.note(fixture, TreeHead(size: 1, root: head.root))
            try await fixture.expectRefusal("checkpoint.other") {
                try await fixture.ledger.store(other)
            }
        },
        Clause("reports in an audit that its history differs from a checkpoint") { fixture in
            try await fixture.open(a, of: LedgerFixture.kim)
            let head = try await fixture.ledger.seal()
            _ = try await fixture.ledger.post(fixture.depositDraft("d", to: a, 1))
            let origin = try await fixture.ledger.origin()
            func findings(_ head: TreeHead) async throws -> [String] {
                try await fixture.ledger.audit(
                    against: [Checkpoint(origin: origin, head: head)]
                ).findings.map(\.check)
            }
            try fixture.expect(try await findings(head), is: [])
            let other = SHA256.digest(of: [1])
            try fixture.expect(
                try await findings(TreeHead(size: head.size, root: other)),
                is: ["checkpoint"]
            )
            try fixture.expect(
                try await findings(TreeHead(size: head.size + 9, root: other)),
                is: ["checkpoint"]
            )
        },
    ]
}
