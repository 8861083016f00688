/// A way as a report names it: the first registrations on it and the last.
struct ShortWay {
    private(set) var steps: [DependencyStep]
    /// How many are left out before the last.
    private(set) var omitted = 0
    /// Where the way ends.
    private(set) var end: Int

    /// The way from a node on.
    /// - Parameters:
    ///   - first: what comes before.
    ///   - start: where it begins.
    ///   - ways: the search that found it.
    ///   - wiring: the graph.
    ///   - longest: how many registrations are named before the last, so that a report of many long
    ///     ways is short.
    init(
        after first: [DependencyStep] = [],
        from start: Int,
        by ways: Ways,
        in wiring: Wiring,
        naming longest: Int = 8
    ) {
        steps = first
        var node = start
        while steps.count < longest, let next = ways.next(of: node) {
            steps.append(wiring.step(wiring.edges[next].registration))
            node = Int(wiring.edges[next].target)
        }
        end = ways.end(of: start)
        omitted = first.count + ways.length(of: start) - steps.count
        steps.append(wiring.firstStep(of: end))
    }

    /// The same way, of which more is left out.
    func omitting(_ more: Int) -> ShortWay {
        var way = self
        way.omitted += more
        return way
    }

    /// The steps, with the number of those that are left out.
    static func text(_ steps: [DependencyStep], omitted: Int) -> String {
        var texts = steps.map(\.description)
        if omitted > 0 { texts.insert("… \(omitted) more …", at: texts.count - 1) }
        return texts.joined(separator: " → ")
    }
}
