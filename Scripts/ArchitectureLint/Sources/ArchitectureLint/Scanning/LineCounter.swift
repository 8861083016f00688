/// Tells on which line a byte stands. A line ends as the compiler ends it: with LF, CR or both.
struct LineCounter {
    private let starts: [Int]

    /// Counts the lines of a text in UTF-8.
    init(_ bytes: [UInt8]) {
        var starts = [0]
        for index in bytes.indices {
            let isBreak =
                bytes[index] == Byte.newline
                || (bytes[index] == Byte.carriageReturn
                    && (index + 1 == bytes.count || bytes[index + 1] != Byte.newline))
            if isBreak { starts.append(index + 1) }
        }
        self.starts = starts
    }

    /// The line of a byte, from 1.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
