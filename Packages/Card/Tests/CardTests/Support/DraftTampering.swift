import Bookkeeping
import BookkeepingTesting
import DemandDepositInterface

@testable import Card

/// A change of a draft between the preview and posting.
struct DraftTampering: Sendable, CustomStringConvertible {
    enum Target: CaseIterable {
        case purpose, content, memo, result, reversal, leg, opening, closing, hold, record
    }

    let seed: UInt64
    let target: Target

    /// Draws a change.
    init(using generator: inout SeededGenerator) {
        seed = generator.next()
        // Records are what a draft of a card consists of mostly.
        target =
            Bool.random(using: &generator)
            ? .record : Target.allCases.randomElement(using: &generator) ?? .record
    }

    var description: String { "\(target) with seed \(seed)" }

    /// Changes one thing of a draft.
    func apply(to draft: inout TransactionDraft) {
        var generator = SeededGenerator(seed: seed)
        let other = AccountID("3333-01-0000026")
        switch target {
        case .purpose:
            let purposes: [Purpose] = [
                .cardIssue, .cardReveal, .cardLocking, .cardUnlocking, .cardLimits, .cardLoss,
                .cardReissue, .cardClosing, .cardPayment, .cardSettlement, .cardVoid, .cardExpiry,
                .cardCancellation, Purpose("fake.open"), Purpose("account.transfer"),
            ].filter { $0 != draft.intent.purpose }
            draft.intent = Intent(
                id: draft.intent.id,
                purpose: purposes.randomElement(using: &generator) ?? .cardVoid,
                content: draft.intent.content
            )
        case .content:
            var content = draft.intent.content
            let key = content.keys.sorted().randomElement(using: &generator) ?? "card"
            content[Bool.random(using: &generator) ? key : "more"] = "2"
            draft.intent = Intent(
                id: draft.intent.id,
                purpose: draft.intent.purpose,
                content: content
            )
        case .memo: draft.memo += "x"
        case .result: draft.result["card", default: ""] += "2"
        case .reversal:
            draft.reverses = draft.reverses == nil ? IdempotencyID(unchecked: "open-1") : nil
        case .leg:
            guard !draft.legs.isEmpty else {
                draft.legs = [
                    .debit(AccountID("3333-01-0000013"), Money(won: 1), "x"),
                    .credit(AccountID("3333-01-0000026"), Money(won: 1), "x"),
                ]
                return
            }
            let amount = Money(won: Int64.random(in: 1...99, using: &generator))
            draft.legs = draft.legs.map { Leg($0.side, $0.account, amount, text: $0.text) }
        case .opening:
            let isOwned = Bool.random(using: &generator)
            draft.openings.append(
                AccountOpening(
                    id: AccountID(isOwned ? "3333-01-0000999" : "bank/other"),
                    kind: .demandDeposit,
                    owner: isOwned ? CustomerID("C000001") : nil
                )
            )
        case .closing: draft.closings.append(other)
        case .hold:
            guard let hold = draft.holds.popLast() else {
                draft.holds = [.place(HoldID("x"), on: other, Money(won: 1))]
                return
            }
            guard Bool.random(using: &generator), hold.replacing == .zero else { return }
            draft.holds = [.place(hold.hold, on: hold.account, Money(won: hold.amount.won + 1))]
        case .record: Self.changeRecord(of: &draft, using: &generator)
        }
    }

    private static func changeRecord(
        of draft: inout TransactionDraft,
        using generator: inout SeededGenerator
    ) {
        guard let index = draft.records.indices.randomElement(using: &generator),
            Int.random(in: 0..<6, using: &generator) > 0
        else {
            let more = RecordKey(
                ["card", "card-payment", "card-spending", "customer"]
                    .randomElement(using: &generator) ?? "card",
                "more"
            )
            draft.records.append(try! .create(more, ["x": 1]))
            return
        }
        let change = draft.records[index]
        guard let value = change.value, Int.random(in: 0..<6, using: &generator) > 0 else {
            draft.records.remove(at: index)
            return
        }
        let record = Record(
            key: change.key,
            value: value,
            version: change.replacing,
            linkedTo: change.linkedTo,
            due: change.due
        )
        let json = try! record.decode(as: JSON.self)
        let changed = json.changed(using: &generator)
        draft.records[index] =
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: try! relinked(change, record, json)
            case 1: try! redated(change, record, json)
            default: try! written(change, record, changed)
            }
    }

    private static func written(
        _ change: RecordChange,
        _ record: Record,
        _ value: JSON
    ) throws -> RecordChange {
        change.replacing == 0
            ? try .create(change.key, value, linkedTo: change.linkedTo, due: change.due)
            : try .update(record, to: value)
    }

    /// Removes the link to an account, or adds one.
    private static func relinked(
        _ change: RecordChange,
        _ record: Record,
        _ value: JSON
    ) throws -> RecordChange {
        let account = change.linkedTo == nil ? AccountID("3333-01-0000013") : nil
        let other = Record(
            key: record.key,
            value: record.value,
            version: record.version,
            linkedTo: account,
            due: record.due
        )
        return change.replacing == 0
            ? try .create(change.key, value, linkedTo: account, due: change.due)
            : try .update(other, to: value)
    }

    private static func redated(
        _ change: RecordChange,
        _ record: Record,
        _ value: JSON
    ) throws -> RecordChange {
        let due = change.due?.next ?? BusinessDate(year: 2026, month: 2, day: 1)
        return change.replacing == 0
            ? try .create(change.key, value, linkedTo: change.linkedTo, due: due)
            : try .update(record, to: value, due: due)
    }
}

/// A value of JSON, as far as cards use it.
private enum JSON: Codable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .object(let values): try container.encode(values)
        }
    }

    /// Returns another value with one difference.
    func changed(using generator: inout SeededGenerator) -> JSON {
        switch self {
        case .flag(let flag): return .flag(!flag)
        case .number(let number):
            return .number(number + (Bool.random(using: &generator) ? 1 : 1_000_000))
        case .text(let text): return .text(text + "0")
        case .object(var values):
            guard let key = values.keys.sorted().randomElement(using: &generator) else {
                return .object(["more": .number(1)])
            }
            let isRemoved = Int.random(in: 0..<8, using: &generator) == 0
            values[key] = isRemoved ? nil : values[key]?.changed(using: &generator)
            return .object(values)
        }
    }
}

extension TransactionDraft {
    /// Changes the value of the last record change in a collection.
    mutating func edit<Value: Codable & Sendable>(
        _ collection: String,
        as type: Value.Type = Value.self,
        _ body: (inout Value) throws -> Void
    ) throws {
        guard let index = records.lastIndex(where: { $0.key.collection == collection }),
            let text = records[index].value
        else { throw MissingRecord() }
        let change = records[index]
        let record = Record(
            key: change.key,
            value: text,
            version: change.replacing,
            linkedTo: change.linkedTo,
            due: change.due
        )
        var value: Value = try record.decode()
        try body(&value)
        records[index] =
            change.replacing == 0
            ? try .create(change.key, value, linkedTo: change.linkedTo, due: change.due)
            : try .update(record, to: value)
    }
}

private struct MissingRecord: Error {}
