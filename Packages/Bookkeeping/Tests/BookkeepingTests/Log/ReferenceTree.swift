import Bookkeeping

/// The recursive definitions of RFC 6962, section 2.1, over hashed leaves.
final class ReferenceTree {
    private let leaves: [SHA256Digest]
    private var roots: [Range<Int>: SHA256Digest] = [:]

    init(_ leaves: [SHA256Digest]) {
        self.leaves = leaves
    }

    /// MTH(D[a:b]).
    func root(_ range: Range<Int>) -> SHA256Digest {
        if let known = roots[range] { return known }
        let root: SHA256Digest
        switch range.count {
        case 0: root = SHA256.digest(of: [])
        case 1: root = leaves[range.lowerBound]
        default:
            let (left, right) = halves(range)
            root = SHA256.digest(of: [1] + self.root(left).bytes + self.root(right).bytes)
        }
        roots[range] = root
        return root
    }

    /// PATH(m, D[n]) of section 2.1.1.
    func path(_ leaf: Int, _ range: Range<Int>) -> [SHA256Digest] {
        guard range.count > 1 else { return [] }
        let (left, right) = halves(range)
        return left.contains(leaf)
            ? path(leaf, left) + [root(right)] : path(leaf, right) + [root(left)]
    }

    /// SUBPROOF(m, D[n], b) of section 2.1.2, with the end of the earlier tree as `old`.
    func proof(_ old: Int, _ range: Range<Int>, isWhole: Bool = true) -> [SHA256Digest] {
        if old == range.upperBound { return isWhole ? [] : [root(range)] }
        let (left, right) = halves(range)
        return old <= left.upperBound
            ? proof(old, left, isWhole: isWhole) + [root(right)]
            : proof(old, right, isWhole: false) + [root(left)]
    }

    /// Splits at the largest power of two below the number of leaves.
    private func halves(_ range: Range<Int>) -> (Range<Int>, Range<Int>) {
        var count = 1
        while count * 2 < range.count { count *= 2 }
        let middle = range.lowerBound + count
        return (range.lowerBound..<middle, middle..<range.upperBound)
    }
}

/// A tree whose nodes are stored in memory, as a ledger stores them.
struct StoredTree {
    struct Missing: Error {}

    private(set) var tree = MerkleTree()
    private(set) var stored: [MerkleNode.Position: SHA256Digest] = [:]
    private(set) var leaves: [SHA256Digest] = []

    init(size: Int) {
        for number in 0..<size { append("leaf \(number)") }
    }

    mutating func append(_ text: String) {
        let leaf = MerkleTree.leafHash(of: Array(text.utf8))
        leaves.append(leaf)
        tree.append(leaf) { stored[$0.position] = $0.hash }
    }

    var nodes: MerkleNodes {
        MerkleNodes { [stored] position in
            guard let hash = stored[position] else { throw Missing() }
            return hash
        }
    }
}
