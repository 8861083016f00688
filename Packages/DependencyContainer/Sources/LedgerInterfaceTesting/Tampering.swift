public import Bookkeeping
import LedgerInterface

/// A single change of a draft between its preview and its posting.
///
/// A feature's test makes each change with ``refusals(by:using:of:)``, and expects that no changed
/// draft is posted.
public enum Tampering: CaseIterable, Sendable {
    case legAmount, bothAmounts, legAccount, legText, additionalLegs, noLegs
    case memo, purpose, content, result, reversal
    case recordValue, recordLink, recordDue, missingRecord, additionalRecord
    case openingOwner, additionalOpening, missingOpening, bankOpening
    case additionalClosing, missingClosing, hold, authority

    /// The values that the cases of ``Tampering`` write into a draft.
    public struct Substitutes: Sendable {
        let account: AccountID
        let purpose: Purpose
        let record: RecordKey

        /// Creates the values.
        /// - Parameters:
        ///   - account: Another open account.
        ///   - purpose: Another purpose of the feature.
        ///   - record: A new record in a collection of the feature.
        public init(account: AccountID, purpose: Purpose, record: RecordKey) {
            self.account = account
            self.purpose = purpose
            self.record = record
        }
    }

    /// The error for a change that does not apply to a draft.
    private struct NotApplicable: Error {}

    /// Repeats a request once for each change of its draft, and expects a refusal each time.
    ///
    /// The changes are the ``Tampering`` cases, and each change of a single field of a record.
    /// - Parameters:
    ///   - ledger: The ledger to which the request is posted.
    ///   - substitutes: The values that the changes write into a draft.
    ///   - request: A closure that carries out the request.
    /// - Returns: The number of changes that apply to the draft, all of which were refused.
    /// - Throws: `BankError` `test.accepted` if a changed draft was posted.
    public static func refusals(
        by ledger: RecordingLedger,
        using substitutes: Substitutes,
        of request: () async throws -> Void
    ) async throws -> Int {
        var count = try await refusalsOfRecords(by: ledger, of: request)
        for tampering in allCases {
            let code = try await tampering.refusal(by: ledger, using: substitutes, of: request)
            count += code == nil ? 0 : 1
        }
        return count
    }

    /// Carries out a request, makes this change to its draft before posting, and expects a refusal.
    /// - Parameters:
    ///   - ledger: The ledger to which the request is posted.
    ///   - substitutes: The values that the change writes into the draft.
    ///   - request: A closure that carries out the request.
    /// - Returns: The error code of the refusal; nil if the change does not apply to the draft.
    /// - Throws: `BankError` `test.accepted` if the changed draft was posted.
    private func refusal(
        by ledger: RecordingLedger,
        using substitutes: Substitutes,
        of request: () async throws -> Void
    ) async throws -> String? {
        try await Self.refusal(by: ledger, of: request, named: "\(self)") { [self] in
            try apply(to: &$0, substitutes)
        }
    }

    /// Repeats a request once for each change of its records: a record or a field is removed, or a
    /// field gets another value.
    private static func refusalsOfRecords(
        by ledger: RecordingLedger,
        of request: () async throws -> Void
    ) async throws -> Int {
        var number = 0
        while try await refusal(
            by: ledger,
            of: request,
            named: "difference \(number)",
            after: { [number] draft in
                let variants = try recordVariants(of: draft)
                guard variants.indices.contains(number) else { throw NotApplicable() }
                draft.records = variants[number]
            }
        ) != nil { number += 1 }
        return number
    }

    private static func refusal(
        by ledger: RecordingLedger,
        of request: () async throws -> Void,
        named name: String,
        after change: @escaping @Sendable (inout TransactionDraft) throws -> Void
    ) async throws -> String? {
        ledger.tamper(change)
        defer { ledger.tamper(nil) }
        do {
            try await request()
        } catch is NotApplicable {
            return nil
        } catch let error as BankError {
            return error.code
        }
        throw BankError(
            .internalError,
            code: "test.accepted",
            "the draft with the change '\(name)' was posted"
        )
    }

    /// Returns all variants of a draft's records; each variant differs from the draft's records in
    /// one place.
    private static func recordVariants(of draft: TransactionDraft) throws -> [[RecordChange]] {
        try draft.records.indices.flatMap { index in
            var others = draft.records
            let change = others.remove(at: index)
            guard let value = change.value else { return [others] }
            let record = Record(
                key: change.key,
                value: value,
                version: change.replacing,
                linkedTo: change.linkedTo
            )
            return try [others]
                + record.decode(as: JSONTree.self).variants.map { variant in
                    var records = draft.records
                    records[index] = try .update(record, to: variant, due: change.due)
                    return records
                }
        }
    }

    private func apply(to draft: inout TransactionDraft, _ other: Substitutes) throws {
        let digest = draft.digest
        switch self {
        case .legAmount: change(&draft.legs) { with($0, $0.amount.won + 1) }
        case .bothAmounts: draft.legs = draft.legs.map { with($0, $0.amount.won + 1) }
        case .legAccount:
            change(&draft.legs) { Leg($0.side, other.account, $0.amount, text: $0.text) }
        case .legText: change(&draft.legs) { Leg($0.side, $0.account, $0.amount, text: "x") }
        case .additionalLegs:
            let account = draft.legs.last?.account ?? other.account
            draft.legs.append(.debit(account, Money(won: 1), ""))
            draft.legs.append(.credit(account, Money(won: 1), ""))
        case .noLegs: draft.legs = []
        case .memo: draft.memo += "x"
        case .purpose: draft.intent = intent(of: draft, purpose: other.purpose)
        case .content:
            draft.intent = intent(of: draft, content: draft.intent.content.mapValues { $0 + "1" })
        case .result: draft.result["x"] = "1"
        case .reversal: draft.reverses = IdempotencyID(unchecked: "book start")
        case .recordValue, .recordLink, .recordDue: try changeRecord(of: &draft, other)
        case .missingRecord: draft.records = draft.records.dropLast()
        case .additionalRecord: draft.records.append(try .create(other.record, "x"))
        case .openingOwner:
            change(&draft.openings) {
                AccountOpening(id: $0.id, kind: $0.kind, owner: CustomerID("x"))
            }
        case .additionalOpening: draft.openings.append(opening(ownedBy: CustomerID("x")))
        case .missingOpening: draft.openings.removeAll { $0.owner != nil }
        case .bankOpening: draft.openings.append(opening(ownedBy: nil))
        case .additionalClosing: draft.closings.append(other.account)
        case .missingClosing: draft.closings = []
        case .hold: draft.holds.append(.place(HoldID("x"), on: other.account, Money(won: 1)))
        case .authority: draft.authority = .bank(AuthorityIssuer().authority("Attacker"))
        }
        // The digest covers neither holds, nor the authority, nor the accounts of the bank.
        if self == .hold || self == .authority || self == .bankOpening { return }
        guard draft.digest != digest else { throw NotApplicable() }
    }

    private func changeRecord(of draft: inout TransactionDraft, _ other: Substitutes) throws {
        guard let change = draft.records.popLast() else { return }
        // Only a record can be written with a chosen version.
        let record = Record(
            key: change.key,
            value: change.value ?? "{}",
            version: change.replacing,
            linkedTo: self == .recordLink ? other.account : change.linkedTo
        )
        let due = self == .recordDue ? BusinessDate(dayNumber: 30_000) : change.due
        let value = self == .recordValue ? JSONTree.text("x") : try record.decode()
        draft.records.append(try .update(record, to: value, due: due))
    }

    private func intent(
        of draft: TransactionDraft,
        purpose: Purpose? = nil,
        content: [String: String]? = nil
    ) -> Intent {
        Intent(
            id: draft.intent.id,
            purpose: purpose ?? draft.intent.purpose,
            content: content ?? draft.intent.content
        )
    }

    private func opening(ownedBy owner: CustomerID?) -> AccountOpening {
        let kind = AccountKind("test", normalSide: .credit)
        return AccountOpening(id: AccountID("test"), kind: kind, owner: owner)
    }

    private func with(_ leg: Leg, _ won: Int64) -> Leg {
        Leg(leg.side, leg.account, Money(won: won), text: leg.text)
    }

    private func change<Part>(_ parts: inout [Part], _ change: (Part) -> Part) {
        guard let last = parts.popLast() else { return }
        parts.append(change(last))
    }
}

/// The decoded JSON value of a record.
private enum JSONTree: Codable {
    case object([String: JSONTree])
    case array([JSONTree])
    case number(Int64)
    case truth(Bool)
    case text(String)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let object = try? value.decode([String: JSONTree].self) {
            self = .object(object)
        } else if let array = try? value.decode([JSONTree].self) {
            self = .array(array)
        } else if let truth = try? value.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? value.decode(Int64.self) {
            self = .number(number)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    /// All values that differ from this value in one field.
    var variants: [JSONTree] {
        switch self {
        case .object(let members):
            members.sorted { $0.key < $1.key }.flatMap { key, value in
                [.object(members.filter { $0.key != key })]
                    + value.variants.map { .object(members.merging([key: $0]) { $1 }) }
            }
        case .array(let elements):
            elements.indices.flatMap { index in
                elements[index].variants.map { variant in
                    var others = elements
                    others[index] = variant
                    return .array(others)
                }
            }
        case .number(let number): [.number(number + 1)]
        case .truth(let truth): [.truth(!truth)]
        case .text(let text): [.text(text + "0")]
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .object(let object): try value.encode(object)
        case .array(let array): try value.encode(array)
        case .number(let number): try value.encode(number)
        case .truth(let truth): try value.encode(truth)
        case .text(let text): try value.encode(text)
        }
    }
}
