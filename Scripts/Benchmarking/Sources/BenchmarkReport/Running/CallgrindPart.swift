/// What callgrind counted between two marks.
struct CallgrindPart: Equatable {
    /// The instructions.
    let instructions: Int
    /// The calls of functions that allocate.
    let allocations: Int

    init(instructions: Int, allocations: Int) {
        self.instructions = instructions
        self.allocations = allocations
    }

    /// Reads a file in callgrind's format.
    ///
    /// Of it only this matters: `summary: N` is the number of instructions; `cfn=(ID) NAME` names the
    /// function that the next `calls=N …` is about, by its number alone once the name was given.
    /// - Throws: ``Failure`` when there is no summary.
    init(_ text: String) throws(Failure) {
        var instructions: Int?
        var allocations = 0
        var isAllocator: Set<Substring> = []
        var callee: Substring = ""
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            // Most lines are costs, which begin with a digit or a sign.
            guard let first = line.first, first >= UInt8(ascii: "a") else { continue }
            let line = Substring(line)
            if line.hasPrefix("cfn=") || line.hasPrefix("fn=") {
                let name = line.drop { $0 != "(" }.split(separator: " ", maxSplits: 1)
                guard let id = name.first else { continue }
                if name.count == 2, Self.allocators.contains(name[1]) { isAllocator.insert(id) }
                if line.hasPrefix("cfn=") { callee = id }
            } else if line.hasPrefix("calls=") {
                guard isAllocator.contains(callee) else { continue }
                allocations += Int(line.dropFirst(6).prefix { $0 != " " }) ?? 0
            } else if line.hasPrefix("summary: ") {
                instructions = Int(line.dropFirst(9).prefix { $0 != " " })
            }
        }
        guard let instructions else { throw .failed("what callgrind wrote has no summary") }
        self.init(instructions: instructions, allocations: allocations)
    }

    private static let allocators: Set<Substring> = [
        "malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "memalign",
    ]
}
