// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
// a line
import Yes1
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
struct S { func f() { } }
import Yes2
let end = "import No"
