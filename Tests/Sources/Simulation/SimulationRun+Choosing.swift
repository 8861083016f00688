import LedgerPostgreSQLTesting
import LedgerSQLiteTesting

/// The random steps of the schedule, and the errands of the clients.
extension SimulationRun {
    func chooseStep() -> Step {
        let client = clients[random.below(clients.count)]
        // The clock stops, goes on, or jumps.
        let seconds = Int64(random.once(in: 300) ? random.below(4_000) : random.below(3))
        let step = Step(seconds: seconds, client: client.number, action: .kill)
        if random.once(in: 400) { return step }
        if random.once(in: isSignerDead ? 40 : 400) {
            return step.doing(.setSigner(isDead: !isSignerDead))
        }
        let isUnlucky = random.below(80) < setup.faultsInEighty
        let hasFault = isUnlucky && setup.hasFaults && setup.hasFaults(client: client.number)
        let fault = hasFault ? chooseFault() : nil
        if let flight = client.flight {
            return step.doing(.resume, during: accesses(of: flight.errand, fault), fault)
        }
        let errand = chooseErrand(for: client)
        return step.doing(.start(errand), during: accesses(of: errand, fault), fault)
    }

    /// A customer that the bank does not have.
    static let stranger = "C100013"

    private func accesses(of errand: Errand, _ fault: Fault?) -> Int {
        // Long enough for a write.
        fault?.isOfWrite == true ? 4 * errand.pace : random.below(2 * errand.pace)
    }

    private func chooseFault() -> Fault {
        // A server starts slowly.
        let links: [FaultyLink.Fault] =
            random.once(in: 20) ? [.serverKilled] : [.requestLost, .requestTorn, .answerLost]
        let link = links[random.below(links.count)]
        let isOfWrite = setup.server != nil && random.below(3) > 0
        return Fault(
            disk: FaultyDisk.Fault.allCases[random.below(6)],
            link: link,
            call: 1 + random.below(isOfWrite ? 2 : 30),
            isOfWrite: isOfWrite,
            // Only the time decides what a killed server has still done. A client that lives finds it
            // out and does the rest, so that its answer is the same in each run.
            isFatal: random.once(in: 3) && link != .serverKilled,
            seed: random.next()
        )
    }

    private func chooseErrand(for client: Client) -> Errand {
        if let next = client.plan.popLast() { return begin(next) }
        if random.once(in: 3), let number = unanswered.any(random), let errand = errand(number) {
            return errand
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
        .request(operations.count, request)
    }

    /// Repeats an operation.
    private func errand(_ number: Int) -> Errand? {
        operations[number].map { .request(number, $0.request) }
    }

    private func days() -> Int {
        switch random.below(8) {
        case 0: 0
        case 1..<4: 1
        case 4..<6: 2 + random.below(2)
        case 6: random.below(setup.longestAdvance / 3)
        default: random.below(setup.longestAdvance)
        }
    }

    /// Repeats a request with its key, or uses the key for another request.
    private func repeated() -> Errand? {
        let flying = clients.compactMap { client -> Int? in
            guard case .request(let number, let request)? = client.flight?.errand,
                operations[number]?.request == request
            else { return nil }
            return number
        }
        if random.once(in: 4), let number = flying.any(random) { return errand(number) }
        let number = random.below(operations.count + 1)
        guard operations[number]?.sequence != nil else { return nil }
        return random.once(in: 3) ? .request(number, request()) : errand(number)
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
            let customer = "C\(100_001 + random.below(12))"
            let isStranger = random.once(in: 50)
            return .open(customer: isStranger ? Self.stranger : customer, nickname: nickname())
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
        random.once(in: 2) ? "" : "name\(random.below(6))"
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
