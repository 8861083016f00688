/// A benchmark as its executable describes it.
public struct BenchmarkDescription: Codable, Sendable, Equatable {
    /// Its short name.
    public let name: String
    /// What is measured.
    public let title: String
    /// What it is held against.
    public let floor: String?
    /// What must hold.
    public let goals: [Goal]

    /// A description.
    public init(name: String, title: String, floor: String?, goals: [Goal]) {
        self.name = name
        self.title = title
        self.floor = floor
        self.goals = goals
    }
}
