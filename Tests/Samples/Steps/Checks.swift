// The tests of all five steps: each step has a link to this file.

import TinyBank

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

var failures = 0

@MainActor
func check(_ name: String, _ answer: String, _ wanted: String) {
    print(answer == wanted ? "ok      \(name)" : "FAILED  \(name): '\(answer)', not '\(wanted)'")
    failures += answer == wanted ? 0 : 1
}

let bank = try TinyBank()
check(
    "an account shows its box, and a box its account",
    bank.account + "; " + bank.box,
    "account: 100000 won, box: 0 won; box: 0 won, account: 100000 won"
)
check("the right password moves money", bank.put(30000, password: "4829"), "signed: put 30000 won")
check("it is in the box now", bank.account, "account: 70000 won, box: 30000 won")
check("a wrong password is refused", bank.put(1, password: "0000"), "wrong password")
check("more than the account has is refused", bank.put(70001, password: "4829"), "not enough money")
check("a refusal moves nothing", bank.box, "box: 30000 won, account: 70000 won")

print("\(6 - failures) of 6 tests passed")
exit(failures == 0 ? 0 : 1)
