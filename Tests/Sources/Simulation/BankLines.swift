extension Script {
    /// Returns the lines of `bank` that do the same on a new book.
    ///
    /// Comments say what a person cannot do.
    /// - Parameter isOnServer: Whether the book is on PostgreSQL.
    func lines(isOnServer: Bool) -> [String] {
        var lines = ["bank day start 2026-01-05"]
        var customers: [String] = []
        var waiting: [Int: String] = [:]
        let repeated = Dictionary(grouping: steps.compactMap(\.operation), by: \.self)
            .filter { $1.count > 1 }
        if steps.contains(where: \.isAboutDays) {
            lines.insert("# The bank of the simulation has other interest rates.", at: 0)
        }
        for step in steps {
            if step.seconds > 120 { lines.append("# \(step.seconds) seconds pass") }
            switch step.action {
            case .setSigner(let isDead):
                lines.append(
                    isDead ? "# the signer is dead from here on" : "# the signer works again"
                )
            case .kill:
                let work = waiting.removeValue(forKey: step.client)
                lines.append("# the process \(work.map { "of '\($0)' " } ?? "")is killed here")
            case .resume:
                let line = waiting[step.client] ?? ""
                lines.append("# '\(line)' goes on\(step.pause("from here"))")
                if let fault = step.fault {
                    lines.append("# meanwhile: \(fault.text(isOnServer: isOnServer))")
                }
            case .start(let errand):
                if case .request(_, .open(let customer, _)) = errand,
                    customer != SimulationRun.stranger, !customers.contains(customer)
                {
                    customers.append(customer)
                    lines.append(Self.joining(customers.count))
                }
                var line = "bank \(errand.line(customers))"
                if let operation = step.operation, repeated[operation] != nil {
                    line += " --idempotency-key operation-\(operation)"
                }
                if let fault = step.fault {
                    lines.append("# in the next line: \(fault.text(isOnServer: isOnServer))")
                }
                lines.append(line)
                if step.accesses < .max {
                    waiting[step.client] = line
                    lines.append("# '\(line)' has begun\(step.pause("to the book"))")
                }
            }
        }
        return lines
    }

    private static func joining(_ number: Int) -> String {
        "bank customer join --name customer\(number) --birth 1990-01-31 "
            + "--phone 010-2345-\(6_000 + 7 * number)"
    }
}

extension Step {
    /// The number of the operation that the step requests.
    fileprivate var operation: Int? {
        if case .start(.request(let number, _)) = action { number } else { nil }
    }

    fileprivate var isAboutDays: Bool {
        switch action {
        case .start(.advance), .start(.closeDays): true
        default: false
        }
    }

    /// Returns the place at which the client waits.
    fileprivate func pause(_ place: String) -> String {
        accesses < .max ? ", and waits before its access \(accesses + 1) \(place)" : ""
    }
}

extension Errand {
    /// The words after `bank`.
    /// - Parameter customers: The customers in the order in which they join.
    func line(_ customers: [String]) -> String {
        switch self {
        case .request(_, .open(let customer, let nickname)):
            let number = customers.firstIndex(of: customer).map { "\(1_000_001 + $0)".dropFirst() }
            return "account open --customer \(number.map { "C\($0)" } ?? customer)"
                + (nickname.isEmpty ? "" : " --nickname \(nickname)")
        case .request(_, let request): return request.line
        case .advance(0): return "checkpoint # after the due work of the last day is repeated"
        case .advance(let days): return "day advance \(days)"
        case .closeDays(let days):
            return "day advance \(days) # killed before the due work of each day"
        case .checkpoint: return "checkpoint"
        case .look(let account): return "account show \(account)"
        }
    }
}

extension Request {
    fileprivate var line: String {
        switch self {
        case .open: ""
        case .name(let account, ""): "account nickname \(account) --remove"
        case .name(let account, let nickname): "account nickname \(account) \(nickname)"
        case .deposit(let won, let account): "account deposit \(account) \(won)"
        case .withdraw(let won, let account): "account withdraw \(account) \(won)"
        case .transfer(let won, let payer, let payee): "account transfer \(payer) \(payee) \(won)"
        case .close(let account): "account close \(account)"
        case .openBox(let account, let limit): "safebox open \(account) --limit \(limit)"
        case .put(let won, let account): "safebox put \(account) \(won)"
        case .take(let won, let account): "safebox take \(account) \(won)"
        case .takeInterest(let account): "safebox interest \(account)"
        case .setPayout(let account, let isMonthly):
            "safebox payout \(account) \(isMonthly ? "monthly" : "on-request")"
        case .closeBox(let account): "safebox close \(account)"
        case .issue(let account): "card issue \(account)"
        case .lock(let card, let isDomestic, let isOverseas, let isLocked):
            "card \(isLocked ? "lock" : "unlock") \(card)\(isDomestic ? " --domestic" : "")"
                + (isOverseas ? " --overseas" : "")
        case .limit(let card, let perPayment, let perDay):
            "card limits \(card) --per-payment \(perPayment) --per-day \(perDay)"
        case .lose(let card): "card lose \(card)"
        case .reissue(let card): "card reissue \(card)"
        case .closeCard(let card): "card close \(card)"
        case .pay(let won, let card, let isOverseas):
            "card pay \(card) \(won) merchant\(isOverseas ? " --overseas" : "")"
        case .settle(let payment, let won): "card settle \(payment)\(Self.part(won))"
        case .void(let payment): "card void \(payment)"
        case .cancel(let payment, let won): "card cancel \(payment)\(Self.part(won))"
        }
    }

    private static func part(_ won: Int?) -> String { won.map { " \($0)" } ?? "" }
}
