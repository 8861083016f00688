/// A yearly rate in basis points (hundredths of a percent), 0 to 10,000.
public struct InterestRate: Sendable, Hashable {
    public let basisPoints: Int

    public init(basisPoints: Int) {
        precondition(
            (0...10_000).contains(basisPoints),
            "a rate is 0 to 10,000 basis points a year"
        )
        self.basisPoints = basisPoints
    }

    /// The rate as people write it: `1.60 %`.
    public var percentText: String {
        "\(basisPoints / 100).\((basisPoints % 100).padded(2)) %"
    }
}

/// Rates with the date from which each holds.
public struct InterestRateTable: Sendable, Hashable {
    private let rates: [(from: BusinessDate, rate: InterestRate)]

    /// - Parameter rates: In any order; before the first date no interest is paid.
    public init(_ rates: [BusinessDate: InterestRate]) {
        self.rates = rates.map { (from: $0.key, rate: $0.value) }.sorted { $0.from < $1.from }
    }

    /// One rate, at all times.
    public init(always rate: InterestRate) {
        self.init([BusinessDate(dayNumber: .min): rate])
    }

    public func rate(on date: BusinessDate) -> InterestRate {
        rates.last { $0.from <= date }?.rate ?? InterestRate(basisPoints: 0)
    }

    public static func == (a: InterestRateTable, b: InterestRateTable) -> Bool {
        a.rates.elementsEqual(b.rates) { $0 == $1 }
    }

    public func hash(into hasher: inout Hasher) {
        for (from, rate) in rates {
            hasher.combine(from)
            hasher.combine(rate)
        }
    }
}
