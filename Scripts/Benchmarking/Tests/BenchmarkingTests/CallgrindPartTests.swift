import Testing

@testable import BenchmarkReport

@Suite("Output of callgrind")
struct CallgrindPartTests {
    /// A shortened output of valgrind 3.19.
    private let text = """
        # callgrind format
        part: 2
        desc: Trigger: --dump-before=benchmarking_mark
        positions: line
        events: Ir
        summary: 308022

        ob=(9) /usr/lib/libswiftCore.so
        fl=(163) ???
        fn=(1760) swift_slowDealloc
        0 4000
        cfi=(156) malloc.c
        cfn=(1202) free
        calls=1000 3350
        0 88000
        fn=(1762) swift_slowAlloc
        cfn=(922) malloc
        calls=1000 3281
        0 82000
        fn=(922)
        3281 41000
        fn=(17) other
        cfn=(922)
        calls=7 3281
        0 14

        """

    @Test("instructions and calls of allocators are parsed, even if named by number only")
    func reads() throws {
        #expect(
            try CallgrindPart(text) == CallgrindPart(instructions: 308_022, allocations: 1_007)
        )
    }

    @Test("an allocator that calls another one allocates once")
    func nested() throws {
        let text = """
            summary: 100
            fn=(1) swift_slowAlloc
            cfn=(2) posix_memalign
            calls=3 10
            fn=(2)
            cfn=(3) _mid_memalign.constprop.0
            calls=3 20
            fn=(3)
            cfn=(4) malloc
            calls=3 30
            fn=(5) realloc
            cfn=(4)
            calls=5 30
            fn=(1)
            cfn=(4)
            calls=4 30

            """
        #expect(try CallgrindPart(text) == CallgrindPart(instructions: 100, allocations: 7))
    }

    @Test("an output without a summary is refused")
    func noSummary() {
        #expect(throws: Failure.failed("the output of callgrind has no summary")) {
            try CallgrindPart("part: 1\n")
        }
    }
}
