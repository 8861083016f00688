import BookkeepingTesting
import Testing

@testable import Bookkeeping

@Suite("Proofs of a Merkle tree")
struct MerkleProofTests {
    private static let other = SHA256.digest(of: [1, 2, 3])

    /// All paths that differ from `path` in one bit, one missing, one repeated or one added hash.
    private static func alterations(_ path: [SHA256Digest]) throws -> [[SHA256Digest]] {
        var altered = [path + [other], [other] + path]
        if !path.isEmpty { altered.append([]) }
        for index in path.indices {
            for bit in [0, 100, 255] {
                var bytes = path[index].bytes
                bytes[bit / 8] ^= 1 << UInt8(bit % 8)
                var copy = path
                copy[index] = try #require(SHA256Digest(bytes: bytes))
                altered.append(copy)
            }
            var shorter = path
            shorter.remove(at: index)
            var longer = path
            longer.insert(path[index], at: index)
            altered += [shorter, longer]
            if index > 0 {
                var swapped = path
                swapped.swapAt(index, index - 1)
                altered.append(swapped)
            }
        }
        return altered
    }

    @Test("an inclusion proof fails with any altered part")
    func inclusion() throws {
        let stored = StoredTree(size: 20)
        for size in Int64(1)...20 {
            let head = try stored.nodes.head(ofSize: size)
            for leaf in 0..<size {
                let proof = try stored.nodes.inclusionProof(ofLeaf: leaf, inSize: size)
                let hash = stored.leaves[Int(leaf)]
                #expect(!proof.proves(Self.other, in: head))
                #expect(!proof.proves(hash, in: TreeHead(size: size, root: Self.other)))
                for path in try Self.alterations(proof.path) {
                    #expect(!InclusionProof(leaf: leaf, path: path).proves(hash, in: head))
                }
                for place in -1...size where place != leaf {
                    let moved = InclusionProof(leaf: place, path: proof.path)
                    #expect(!moved.proves(hash, in: head))
                }
            }
        }
    }

    @Test("a consistency proof fails with any altered part")
    func consistency() throws {
        let stored = StoredTree(size: 20)
        let heads = try (0...20).map { try stored.nodes.head(ofSize: $0) }
        for new in heads {
            for old in heads[0...Int(new.size)] {
                let proof = try stored.nodes.consistencyProof(from: old.size, to: new.size)
                for path in try Self.alterations(proof.path) {
                    #expect(!ConsistencyProof(path: path).proves(old, isPrefixOf: new))
                }
                let false1 = TreeHead(size: old.size, root: Self.other)
                let false2 = TreeHead(size: new.size, root: Self.other)
                #expect(!proof.proves(false1, isPrefixOf: new))
                // Every tree begins with the empty one, so that proof says nothing of the root.
                if old.size > 0 { #expect(!proof.proves(old, isPrefixOf: false2)) }
                if old != new { #expect(!proof.proves(new, isPrefixOf: old)) }
            }
        }
    }

    @Test("numbers at the limits are refused and do not overflow")
    func limits() {
        let path = [SHA256Digest](repeating: Self.other, count: 100)
        for leaf in [Int64.min, -1, 0, 1, .max - 1, .max] {
            for size in [Int64.min, -1, 0, 1, .max] {
                let head = TreeHead(size: size, root: Self.other)
                #expect(!InclusionProof(leaf: leaf, path: path).proves(Self.other, in: head))
                let old = TreeHead(size: leaf, root: Self.other)
                #expect(!ConsistencyProof(path: path).proves(old, isPrefixOf: head))
            }
        }
    }
}
