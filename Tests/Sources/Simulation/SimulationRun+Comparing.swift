import Bookkeeping
import ConsoleTesting
import Foundation
import LedgerInterface

/// The comparison of the book with the model.
extension SimulationRun {
    /// The accounts and cards that new entries may have changed.
    struct Touched {
        var accounts: Set<String> = []
        var cards: Set<String> = []
        var isEmpty = true

        mutating func insert(_ account: ModelAccount?) {
            if let account { accounts.insert(account.number) }
        }

        mutating func insert(_ card: ModelCard?) {
            guard let card else { return }
            insert(card.account)
            cards.insert(card.name)
        }
    }

    /// Reads the entries since the last step, and lets the model carry them out.
    /// - Parameters:
    ///   - client: The client that had the turn, and can have written them.
    ///   - isCrash: Whether entries of other requests without an answer can have come to light.
    func catchUp(after client: Client, isCrash: Bool) async throws {
        for try await page in observer.log.entries(after: sequence) {
            for entry in page {
                if setup.server == nil {
                    try expect(entry.sequence, sequence + 1, "the number of the next entry")
                }
                sequence = entry.sequence
                entries += 1
                touched.isEmpty = false
                try follow(entry, by: client, isCrash)
                for other in clients where other !== client {
                    guard let flight = other.flight else { continue }
                    flight.isDisturbed = true
                    if case .request(_, let request) = flight.errand {
                        flight.deserved.formUnion(model.refusals(of: request))
                    }
                }
            }
        }
    }

    private func follow(_ entry: LedgerEntry, by client: Client, _ isCrash: Bool) throws {
        let content = entry.intent.content
        switch entry.intent.purpose.rawValue {
        case "day.close":
            try expect(content["date"], model.date.text, "the day that is closed")
            model.closeDay()
            // Each day a quarter of the accounts, because a mistake in the interest remains.
            for (place, account) in model.openAccounts.enumerated()
            where (place + model.date.number).isMultiple(of: 4) {
                touched.insert(account)
            }
        case "account.interest", "safebox.monthly":
            let (name, day) = (content["account"] ?? "", content["through"] ?? "")
            let owner = model.accounts[String(name.prefix { $0 != "/" })]
            let before = owner?.balance ?? 0
            let account = model.payInterest(of: name, through: day)
            try require(account != nil, "the interest is due", entry.intent)
            touched.insert(account)
            let (id, earned) = (entry.intent.id.rawValue, (account?.balance ?? 0) - before)
            notices.hearInterest(of: account?.number ?? "", id, earned, in: model)
        case "card.expire":
            let name = content["payment"] ?? ""
            try require(model.expire(name), "the hold that expires is due", name)
            touched.insert(model.payments[name]?.card)
        default: try followRequest(entry, by: client, isCrash)
        }
    }

    private func followRequest(
        _ entry: LedgerEntry,
        by client: Client,
        _ isCrash: Bool
    ) throws {
        let id = entry.intent.id.rawValue
        guard let number = Int(id.dropFirst("operation-".count)),
            let request = operations[number]?.request
        else { throw Violation("the key of an entry", "the key of a request", found: id) }
        if let flight = client.flight, case .request(number, _) = flight.errand {
            flight.hasCommitted = true
        } else {
            try require(isCrash && unanswered.contains(number), "the entry is expected", id)
        }
        try expect(operations[number]?.sequence, nil, "the earlier entry of '\(id)'")
        try expect(model.refusals(of: request), [], "the rules that '\(id)', \(request), breaks")
        let understood = setup.understood(request)
        let before = model.account(of: request)?.balance ?? 0
        let result = model.carryOut(understood, opened: entry.result["account"])
        try expect(entry.result, result, "the result of \(request)")
        let earned = (model.account(of: request)?.balance ?? 0) - before
        notices.hear(request, id, earned: earned, in: model)
        operations[number]?.sequence = entry.sequence
        operations[number]?.result = entry.result
        learnNames(of: number, entry.result)
        touched.insert(model.account(of: request))
        touched.insert(result["account"].flatMap { model.accounts[$0] })
        touched.insert(model.card(of: request))
        touched.insert(result["card"].flatMap { model.cards[$0] })
        if case .transfer(_, _, let payee) = request { touched.insert(model.accounts[payee]) }
    }

    /// The open accounts of the model by their numbers.
    var openAccounts: [String: AccountView] {
        Dictionary(uniqueKeysWithValues: model.openAccounts.map { ($0.number, $0.view) })
    }

    /// Compares what may have changed.
    /// - Parameter payments: The greatest number of payments of a card.
    func compare(_ touched: Touched, payments: Int = 8) async throws {
        guard !touched.isEmpty else { return }
        for number in touched.accounts.sorted() {
            let found = try await observer.view(of: number)
            try expect(found, model.accounts[number]?.view, "the account \(number)")
            try require(found.available >= 0, "\(number) has no debts", found.available)
        }
        for name in touched.cards.sorted() {
            try expect(
                try await observer.view(ofCard: name, payments: payments),
                model.cards[name]?.view(payments: payments, on: model.date.number),
                "the card \(name)"
            )
        }
        try expect(model.imbalance, 0, "the sum of all balances in the model")
        let date = try await observer.ledger.businessDate()
        try expect(date.description, model.date.text, "the date")
        try expect(try await observer.ownBalances(), model.ownBalances, "the bank's own balances")
    }

    /// Compares everything, audits the book against all checkpoints, and copies it.
    func inspect() async throws {
        var all = Touched(isEmpty: false)
        for account in model.openAccounts {
            all.insert(account)
            for card in account.cards { all.insert(card) }
        }
        try await compare(all, payments: .max)
        let own = try await observer.ownBalances()
        var sum = own[0] + own[2] - own[1] - own[3] - own[4]
        for customer in settings.customers.keys {
            for account in try await observer.ledger.accounts(ownedBy: customer) {
                sum -= Int(account.balance.won)
            }
        }
        try expect(sum, 0, "the sum of all balances")
        try await compareNotices(in: observer)
        let report = try await observer.ledger.audit(against: checkpoints)
        try require(report.findings.isEmpty, "the audit finds nothing", report.findings)
        try expect(Int64(report.entries), entries, "the number of audited entries")
        tally.audits += 1
        try await inspectCopy()
    }

    /// Compares all notices of all customers.
    private func compareNotices(in bank: RealBank) async throws {
        for customer in settings.customers.keys {
            let found = try await bank.notices(of: customer)
            let expected = notices.all(of: customer.rawValue, in: model)
            tally.notices += found.count
            guard found != expected else { continue }
            let place = zip(found, expected).enumerated().first { $1.0 != $1.1 }?.offset
            let at = place ?? min(found.count, expected.count)
            throw Violation(
                "the notices of \(customer), from number \(at)",
                expected.dropFirst(at).prefix(3),
                found: found.dropFirst(at).prefix(3)
            )
        }
    }

    private func inspectCopy() async throws {
        // Only its server copies a book on PostgreSQL.
        guard setup.server == nil else { return }
        let path = folder.file("copy")
        try await observer.copies.copy(to: path)
        let copy = try RealBank(settings, .file(path))
        let head = try await observer.log.sealedHead()
        try expect(try await copy.log.sealedHead(), head, "the copied log")
        try expect(try await copy.ownBalances(), model.ownBalances, "the balances in the copy")
        try await compareNotices(in: copy)
        try await copy.close()
        try FileManager.default.removeItem(atPath: path)
    }
}

// MARK: - Answers

extension SimulationRun {
    /// Compares an answer with the model.
    func judge(_ answer: Answer, of flight: Flight) async throws {
        tally.answers += 1
        tally.operations[flight.errand.kind, default: 0] += 1
        if case .refusal(let code, _) = answer { tally.refusals[code, default: 0] += 1 }
        switch (flight.errand, answer) {
        case (.request(let number, let request), _):
            if case .refusal("outcome.unknown", _) = answer { unanswered.append(number) }
            let operation = operations[number] ?? Operation(request: request)
            try judge(answer, to: request, operation, flight)
        case (_, .refusal(let code, _)) where flight.isFaulted && Self.isOfStore(code): break
        case (.checkpoint, .refusal(let code, _)): try judgeLate(code, flight)
        case (.checkpoint, .checkpoint(let checkpoint)):
            checkpoints.append(checkpoint)
            try judge(checkpoint, flight)
        case (.look(let account), .view(let view)):
            if !flight.isDisturbed {
                try expect(view, model.accounts[account]?.view, "the look at \(account)")
            }
        case (.advance(let days), .closed(let code)):
            if !flight.isDisturbed { try expect(model.due, [], "what is still due") }
            let closed = model.date.number - flight.days
            try require(closed >= days, "\(days) days are closed", closed)
            if let code { try judgeLate(code, flight) }
            if code == nil { try judge(try await observer.lastCheckpoint(), flight) }
        case (.closeDays, .done): break
        default: throw Violation("the answer to \(flight.errand)", "success", found: answer)
        }
    }

    /// Compares a new checkpoint with the entries before it, which a dead signer may have missed.
    private func judge(_ checkpoint: Checkpoint?, _ flight: Flight) throws {
        let size = checkpoint?.head.size ?? 0
        try require(size >= flight.entries, "the checkpoint has \(flight.entries) entries", size)
    }

    /// Judges why there is no checkpoint.
    private func judgeLate(_ code: String, _ flight: Flight) throws {
        let isExplained =
            code == "signer.dead" && flight.metDeadSigner
            || code == "checkpoint.other" && flight.isDisturbed
            || flight.isFaulted && Self.isOfStore(code)
        try require(isExplained, "a checkpoint is made", code)
    }

    private func judge(
        _ answer: Answer,
        to request: Request,
        _ operation: Operation,
        _ flight: Flight
    ) throws {
        switch answer {
        case .receipt(let receipt):
            try expect(receipt.sequence, operation.sequence, "the entry of \(request)")
            try expect(receipt.result, operation.result, "the result of \(request)")
            try expect(receipt.isRepeat, !flight.hasCommitted, "'done before' of \(request)")
            try expect(request, operation.request, "the request under a used key")
        case .refusal(let code, true):
            try require(flight.isFaulted, "\(request) succeeds after it was carried out", code)
            try require(operation.sequence != nil, "\(request) was carried out", code)
        case .refusal("outcome.unknown", false) where flight.isFaulted: break
        case .refusal(let code, false) where flight.isFaulted && Self.isOfStore(code):
            try require(!flight.hasCommitted, "\(request) is not done after a refusal", code)
        case .refusal(let code, false):
            if operation.request == request {
                try expect(operation.sequence, nil, "the entry of \(request), refused with \(code)")
            }
            try require(
                isDeserved(code, by: flight),
                "\(request) deserves one of \(flight.deserved.sorted()), first \(flight.refusals)",
                code
            )
        default: throw Violation("the answer to \(request)", "a receipt", found: answer)
        }
    }

    /// Returns whether the model, or others who wrote meanwhile, explain a refusal.
    private func isDeserved(_ code: String, by flight: Flight) -> Bool {
        if code == "signature.expired" { return seconds - flight.began > 120 }
        guard flight.isDisturbed else { return code == flight.refusals.first }
        return switch code {
        case "draft.changed": true
        // The account of a box that others have opened and closed again.
        case "account.exists": flight.deserved.contains("safebox.exists")
        case "closing.balance", "closing.held", "closing.linked":
            !flight.deserved.isDisjoint(with: [
                "account.not-empty", "account.held", "account.linked",
            ])
        default: flight.deserved.contains(code)
        }
    }

    private static func isOfStore(_ code: String) -> Bool {
        ["book.io", "book.full", "book.closed", "outcome.unknown"].contains(code)
    }

    func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ subject: String) throws {
        guard found != expected else { return }
        throw Violation(subject, expected, found: found)
    }

    private func require(_ condition: Bool, _ claim: String, _ found: Any) throws {
        guard !condition else { return }
        throw Violation(claim, true, found: found)
    }
}
