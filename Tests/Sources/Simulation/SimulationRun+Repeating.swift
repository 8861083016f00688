/// The translation of the steps of another run, in which accounts can have other numbers.
extension SimulationRun {
    /// Returns an action in the names of this run.
    /// - Returns: Nil if the client cannot do it in this run.
    func translated(_ action: Step.Action, of client: Client) -> Step.Action? {
        guard source != nil else { return action }
        switch action {
        case .setSigner(let isDead): return isDead == isSignerDead ? nil : action
        case .kill: return action
        case .resume: return client.flight == nil ? nil : action
        case .start(let errand):
            guard client.flight == nil else { return nil }
            switch errand {
            case .request(let number, let request):
                return request.renamed { names[$0] }.map { .start(.request(number, $0)) }
            case .look(let account): return names[account].map { .start(.look(at: $0)) }
            default: return action
            }
        }
    }

    /// Remembers the names of what an operation has made.
    func learnNames(of operation: Int, _ result: [String: String]) {
        script.results[operation] = result
        for key in ["account", "card", "payment"] {
            guard let old = source?.results[operation]?[key] else { continue }
            names[old] = result[key]
        }
    }
}

extension Request {
    /// Returns the request with other names of accounts, cards and payments.
    /// - Parameter name: Returns the new name, or nil for a thing that this run lacks.
    /// - Returns: Nil if a name has no new one.
    func renamed(_ name: (String) -> String?) -> Request? {
        switch self {
        case .open: self
        case .name(let account, let text): name(account).map { .name(account: $0, nickname: text) }
        case .deposit(let won, let account): name(account).map { .deposit(won, into: $0) }
        case .withdraw(let won, let account): name(account).map { .withdraw(won, from: $0) }
        case .transfer(let won, let payer, let payee):
            name(payer).flatMap { payer in
                name(payee).map { .transfer(won, from: payer, to: $0) }
            }
        case .close(let account): name(account).map { .close(account: $0) }
        case .openBox(let account, let limit):
            name(account).map { .openBox(account: $0, limit: limit) }
        case .put(let won, let account): name(account).map { .put(won, account: $0) }
        case .take(let won, let account): name(account).map { .take(won, account: $0) }
        case .takeInterest(let account): name(account).map { .takeInterest(account: $0) }
        case .setPayout(let account, let isMonthly):
            name(account).map { .setPayout(account: $0, isMonthly: isMonthly) }
        case .closeBox(let account): name(account).map { .closeBox(account: $0) }
        case .issue(let account): name(account).map { .issue(account: $0) }
        case .lock(let card, let isDomestic, let isOverseas, let isLocked):
            name(card).map {
                .lock(card: $0, domestic: isDomestic, overseas: isOverseas, isLocked: isLocked)
            }
        case .limit(let card, let perPayment, let perDay):
            name(card).map { .limit(card: $0, perPayment: perPayment, perDay: perDay) }
        case .lose(let card): name(card).map { .lose(card: $0) }
        case .reissue(let card): name(card).map { .reissue(card: $0) }
        case .closeCard(let card): name(card).map { .closeCard($0) }
        case .pay(let won, let card, let isOverseas):
            name(card).map { .pay(won, card: $0, isOverseas: isOverseas) }
        case .settle(let payment, let won): name(payment).map { .settle(payment: $0, won) }
        case .void(let payment): name(payment).map { .void(payment: $0) }
        case .cancel(let payment, let won): name(payment).map { .cancel(payment: $0, won) }
        }
    }
}
