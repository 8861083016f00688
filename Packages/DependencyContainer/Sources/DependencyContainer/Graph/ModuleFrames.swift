/// The nodes of a graph as drawings arrange them: in a frame for each module.
struct ModuleFrames {
    struct Frame {
        let module: String
        var nodes: [Int] = []
    }

    /// The modules in the order of their first registrations.
    private(set) var frames: [Frame] = []
    /// The lists, because several modules contribute to them, and what nobody registers.
    private(set) var unframed: [Int] = []

    init(_ nodes: [Graph.Node]) {
        var numbers: [String: Int] = [:]
        for (index, node) in nodes.enumerated() {
            guard node.kind != .collection, let module = node.registrations.first?.module else {
                unframed.append(index)
                continue
            }
            let number = numbers[module] ?? frames.count
            if number == frames.count {
                numbers[module] = number
                frames.append(Frame(module: module))
            }
            frames[number].nodes.append(index)
        }
    }
}
