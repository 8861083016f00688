import BankConsoleTesting
import Notices

/// Notices alone, on the shared fakes.
///
///     swift run NoticesDemo               # the screens
///     swift run NoticesDemo --story       # a short story of commands
///     swift run NoticesDemo notices --help # the commands
@main
enum NoticesDemo {
    private static let story = [
        "notices --customer C000001",
        "notices mute interest.paid --customer C000001",
        "notices read --customer C000001",
    ]

    static func main() async throws {
        let bank = try FakeBank { _ in [NoticesModule()] }
        try await bank.openAccount(holding: Money(won: 50_000))
        try await DemoProgram(bank.container, abstract: "Notices, alone.", story: story).main()
    }
}
