/// The random errands of the clients.
extension SimulationRun {
    func chooseErrand(for client: Client) -> Errand {
        if let next = client.plan.popLast() { return begin(next) }
        if !unanswered.isEmpty, random.once(in: 3) {
            let number = unanswered.remove(at: random.below(unanswered.count))
            return .request(number, operations[number].request)
        }
        switch random.below(1_000) {
        case 0..<14: return .advance(days: days())
        case 14..<17: return .closeDays(1 + random.below(3))
        case 17..<23: return .checkpoint
        case 23..<120:
            guard let account = model.openAccounts.any(random) else { return begin(request()) }
            return .look(at: account.number)
        case 120..<170: return repeated() ?? begin(request())
        case 170..<185: return windDown(by: client) ?? begin(request())
        default: return begin(request())
        }
    }

    private func begin(_ request: Request) -> Errand {
        operations.append(Operation(request: request))
        return .request(operations.count - 1, request)
    }

    private func days() -> Int {
        switch random.below(8) {
        case 0: 0
        case 1..<4: 1
        case 4..<6: 2 + random.below(2)
        case 6: random.below(longestAdvance / 3)
        default: random.below(longestAdvance)
        }
    }

    /// Repeats a request with its key, or uses the key for another request.
    private func repeated() -> Errand? {
        let flying = clients.compactMap { client -> Int? in
            guard case .request(let number, let request)? = client.flight?.errand,
                operations[number].request == request
            else { return nil }
            return number
        }
        if random.once(in: 4), let number = flying.any(random) {
            return .request(number, operations[number].request)
        }
        let number = random.below(operations.count + 1)
        guard number < operations.count, operations[number].sequence != nil else { return nil }
        return .request(number, random.once(in: 3) ? request() : operations[number].request)
    }

    /// Empties and closes an account in several requests.
    private func windDown(by client: Client) -> Errand? {
        guard let account = model.openAccounts.any(random) else { return nil }
        let number = account.number
        var steps: [Request] = account.usableCards.map { .closeCard($0.name) }
        if let box = account.box {
            if box.balance > 0 { steps.append(.take(box.balance, account: number)) }
            if box.interest.payable > 0 { steps.append(.takeInterest(account: number)) }
            steps.append(.closeBox(account: number))
        }
        let rest = account.available + (account.box?.balance ?? 0)
        if rest > 0 { steps.append(.withdraw(rest, from: number)) }
        client.plan = [.close(account: number)] + steps.reversed()
        return begin(client.plan.removeLast())
    }

    private func request() -> Request {
        guard let account = account(), random.below(40) > 0 || model.openAccounts.count > 40 else {
            let customer = random.once(in: 50) ? 13 : 1 + random.below(12)
            return .open(customer: "C\(100_000 + customer)", nickname: nickname())
        }
        let number = account.number
        switch random.below(100) {
        case 0..<14:
            let highest = [10_000, 3_000_000, 100_000_000, 1_000_000_000][random.below(4)]
            return .deposit(1 + random.below(highest), into: number)
        case 14..<24: return .withdraw(amount(of: account.available), from: number)
        case 24..<40:
            let payee = self.account()?.number ?? number
            return .transfer(amount(of: account.available), from: number, to: payee)
        case 40..<43: return .name(account: number, nickname: nickname())
        case 43: return .close(account: number)
        case 44..<66: return boxRequest(of: account)
        default: return cardRequest(of: account)
        }
    }

    private func boxRequest(of account: ModelAccount) -> Request {
        let number = account.number
        guard let box = account.box, random.below(20) > 0 else {
            return .openBox(account: number, limit: 1 + random.below(100_000_000))
        }
        switch random.below(20) {
        case 0..<7: return .put(amount(of: min(account.available, box.limit)), account: number)
        case 7..<13: return .take(amount(of: box.balance), account: number)
        case 13..<16: return .takeInterest(account: number)
        case 16..<19: return .setPayout(account: number, isMonthly: random.once(in: 2))
        default: return .closeBox(account: number)
        }
    }

    private func cardRequest(of account: ModelAccount) -> Request {
        let cards = random.once(in: 8) ? account.cards : account.usableCards
        guard let card = cards.any(random), random.below(25) > 0 else {
            return .issue(account: account.number)
        }
        let name = card.name
        switch random.below(40) {
        case 0..<3:
            let (isDomestic, isLocked) = (random.below(3) > 0, random.once(in: 3))
            return .lock(card: name, domestic: isDomestic, overseas: true, isLocked: isLocked)
        case 3..<5:
            let perDay = 1 + random.below(21_000_000)
            return .limit(card: name, perPayment: 1 + random.below(6_100_000), perDay: perDay)
        case 5: return .lose(card: name)
        case 6..<9: return .reissue(card: name)
        case 9: return .closeCard(name)
        default:
            guard let payment = card.payments.suffix(5).any(random), random.once(in: 2) else {
                let won = amount(of: min(account.available, card.limits.perPayment))
                return .pay(won, card: name, isOverseas: random.once(in: 3))
            }
            return request(about: payment)
        }
    }

    private func request(about payment: ModelPayment) -> Request {
        let isWhole = random.once(in: 2)
        switch random.below(10) {
        case 0..<5: return .settle(payment: payment.name, isWhole ? nil : amount(of: payment.held))
        case 5..<7: return .void(payment: payment.name)
        default:
            let rest = payment.settled - payment.canceled
            return .cancel(payment: payment.name, isWhole ? nil : amount(of: rest))
        }
    }

    /// Returns an account, mostly an open one, and often one of the few that all clients want.
    private func account() -> ModelAccount? {
        if random.once(in: 60) { return model.lastClosed }
        let open = model.openAccounts
        return random.once(in: 3) ? open.prefix(3).any(random) : open.any(random)
    }

    private func nickname() -> String {
        random.once(in: 2) ? "" : "name \(random.below(6))"
    }

    /// Returns a random amount of up to `balance`, all of it, or more.
    private func amount(of balance: Int) -> Int {
        switch random.below(8) {
        case 0: max(balance, 1)
        case 1: max(balance, 0) + 1 + random.below(1_000)
        default: 1 + random.below(max(balance, 1))
        }
    }
}

extension RandomAccessCollection where Index == Int {
    fileprivate func any(_ random: SharedGenerator) -> Element? {
        isEmpty ? nil : self[startIndex + random.below(count)]
    }
}
