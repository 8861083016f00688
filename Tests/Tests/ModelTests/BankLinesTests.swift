import BankDriver
import ConsoleTesting
import Testing

@testable import Simulation

@Suite("The lines of bank for a simulated run")
struct BankLinesTests {
    @Test("lead the real bank to the same balances as the model")
    func balances() async throws {
        let setup = SimulationSetup(seed: 6, clients: 1, hasFaults: false, isInMemory: true)
        let random = try await setup.start()
        try await random.run(operations: 70)
        var script = await random.script
        // The interest of the simulation is not that of the bank.
        script.steps.removeAll { step in
            switch step.action {
            case .start(.advance), .start(.closeDays), .kill, .setSigner, .resume: true
            case .start: false
            }
        }
        for index in script.steps.indices { script.steps[index].accesses = .max }
        let run = try await setup.start()
        try await run.repeatSteps(of: script, isInspected: true)

        let bank = try Bank()
        let lines = await run.script.lines(isOnServer: false)
        #expect(lines.count > 40)
        for line in lines where line.hasPrefix("bank ") {
            let words = line.split(separator: " ").dropFirst().map(String.init)
            let outcome = try bank.run(
                words + ["--json"] + bank.answeringOptions(of: words),
                input: "\(Bank.password)\n\(Bank.password)\n"
            )
            #expect([0, 1, 4].contains(outcome.exitCode), "\(line): \(outcome.errorOutput)")
        }
        let views = await run.openAccounts
        #expect(views.count > 1)
        for (number, view) in views {
            let shown = try bank.expecting("account show \(number)")
            #expect(try bank.won("available", in: shown) == view.available, "\(lines)")
            #expect(try bank.won("held", in: shown) == view.held)
        }
    }

    @Test("are known to bank for each kind of request")
    func kinds() throws {
        let bank = try Bank()
        let (account, card) = ("3333-01-0000013", "3333-01-0000013/card1")
        let payment = "\(card)/payment1"
        let requests: [Request] = [
            .open(customer: "C100001", nickname: "name1"), .name(account: account, nickname: ""),
            .name(account: account, nickname: "name2"), .deposit(1, into: account),
            .withdraw(2, from: account), .transfer(3, from: account, to: "3333-01-0000021"),
            .close(account: account), .openBox(account: account, limit: 4),
            .put(5, account: account), .take(6, account: account), .takeInterest(account: account),
            .setPayout(account: account, isMonthly: true),
            .setPayout(account: account, isMonthly: false), .closeBox(account: account),
            .issue(account: account),
            .lock(card: card, domestic: true, overseas: true, isLocked: true),
            .lock(card: card, domestic: false, overseas: true, isLocked: false),
            .limit(card: card, perPayment: 7, perDay: 8), .lose(card: card), .reissue(card: card),
            .closeCard(card), .pay(9, card: card, isOverseas: true),
            .pay(10, card: card, isOverseas: false), .settle(payment: payment, 11),
            .settle(payment: payment, nil), .void(payment: payment), .cancel(payment: payment, 12),
            .cancel(payment: payment, nil),
        ]
        try bank.expecting("day start 2026-01-05")
        for request in requests {
            let line = Errand.request(0, request).line([])
            let outcome = try bank(line + " --yes --dry-run")
            #expect(outcome.exitCode == 4, "\(line): \(outcome.errorOutput)")
        }
    }
}
