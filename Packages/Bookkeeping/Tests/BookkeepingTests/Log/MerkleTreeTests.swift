import Bookkeeping
import BookkeepingTesting
import Testing

@Suite("Merkle tree")
struct MerkleTreeTests {
    @Test("roots equal the published test vectors of Certificate Transparency")
    func vectors() {
        let leaves: [[UInt8]] = [
            [], [0x00], [0x10], [0x20, 0x21], [0x30, 0x31], [0x40, 0x41, 0x42, 0x43],
            Array(0x50...0x57), Array(0x60...0x6F),
        ]
        let roots = [
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
            "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
            "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
            "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
            "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
        ]
        var tree = MerkleTree()
        #expect(tree.head.root.description == roots[0])
        for (leaf, root) in zip(leaves, roots.dropFirst()) {
            tree.append(MerkleTree.leafHash(of: leaf))
            #expect(tree.head.root.description == root)
        }
    }

    @Test("roots, stored nodes and proofs of all sizes equal those of RFC 6962's definitions")
    func definitions() throws {
        let stored = StoredTree(size: 140)
        let nodes = stored.nodes
        let reference = ReferenceTree(stored.leaves)
        let heads = (0...140).map { TreeHead(size: Int64($0), root: reference.root(0..<$0)) }
        var tree = MerkleTree()
        for (size, head) in heads.enumerated() {
            #expect(tree.head == head)
            #expect(try nodes.head(ofSize: head.size) == head)
            #expect(try MerkleTree(size: head.size, from: nodes) == tree)
            for leaf in 0..<size {
                let proof = try nodes.inclusionProof(ofLeaf: Int64(leaf), inSize: head.size)
                try #require(proof.path == reference.path(leaf, 0..<size))
                try #require(proof.proves(stored.leaves[leaf], in: head))
            }
            for old in heads[0...size] {
                let proof = try nodes.consistencyProof(from: old.size, to: head.size)
                try #require(proof.proves(old, isPrefixOf: head))
                if old.size > 0 {
                    try #require(proof.path == reference.proof(Int(old.size), 0..<size))
                }
            }
            if size < 140 { tree.append(stored.leaves[size]) }
        }
    }

    @Test("a tree continued from its stored nodes equals one made at once")
    func continuation() throws {
        let whole = StoredTree(size: 130)
        for size in 0..<130 {
            var tree = try MerkleTree(size: Int64(size), from: whole.nodes)
            for leaf in whole.leaves[size...] {
                tree.append(leaf) { #expect(whole.stored[$0.position] == $0.hash) }
            }
            #expect(tree == whole.tree)
        }
    }

    @Test("stores less than two nodes a leaf, and reads few of them for a proof in a large tree")
    func costs() throws {
        let size = Int64(5003)
        let stored = StoredTree(size: Int(size))
        #expect(stored.stored.count < 2 * Int(size))
        let nodes = stored.nodes
        let counter = Counter()
        let counted = MerkleNodes { position in
            counter.count += 1
            guard let hash = stored.stored[position] else { throw StoredTree.Missing() }
            return hash
        }
        let head = try counted.head(ofSize: size)
        #expect(head.root == ReferenceTree(stored.leaves).root(0..<Int(size)))
        #expect(counter.count <= 15)
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<200 {
            let old = Int64.random(in: 1...size, using: &generator)
            let leaf = Int64.random(in: 0..<old, using: &generator)
            let oldHead = try nodes.head(ofSize: old)
            counter.count = 0
            let inclusion = try counted.inclusionProof(ofLeaf: leaf, inSize: old)
            let consistency = try counted.consistencyProof(from: old, to: size)
            #expect(counter.count <= 4 * 15)
            #expect(inclusion.proves(stored.leaves[Int(leaf)], in: oldHead))
            #expect(consistency.proves(oldHead, isPrefixOf: head))
        }
    }

    @Test("refuses proofs outside of the tree")
    func ranges() async throws {
        let nodes = StoredTree(size: 3).nodes
        for number in [Int64(-1), 4, .max, .min] {
            let inclusion = try await refusalCode {
                try nodes.inclusionProof(ofLeaf: number, inSize: 3)
            }
            #expect(inclusion == "log.range")
            let consistency = try await refusalCode {
                try nodes.consistencyProof(from: number, to: 3)
            }
            #expect(consistency == "log.range")
        }
        let last = try await refusalCode { try nodes.inclusionProof(ofLeaf: 3, inSize: 3) }
        #expect(last == "log.range")
        #expect(try await refusalCode { try nodes.head(ofSize: -1) } == "log.range")
        #expect(try await refusalCode { try MerkleTree(size: -1, from: nodes) } == "log.range")
        #expect(throws: StoredTree.Missing.self) { try nodes.head(ofSize: 4) }
    }

    private final class Counter {
        var count = 0
    }
}
