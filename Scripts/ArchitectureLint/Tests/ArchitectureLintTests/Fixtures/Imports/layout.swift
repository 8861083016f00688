    import Yes1
	import Yes2
import Yes3 // and why
import Yes4 /* too */
import Yes5; import Yes6;import Yes7
import Yes8;
import
    Yes9
import // here
Yes10
import /* here */ Yes11
import/**/Yes12
import

/* on
   several lines */

Yes13
/* before */ import Yes14
/**/import Yes15
struct S {}; import Yes16
struct T {} ; import Yes17
func f() { } ;import Yes18
import	Yes19
importYes20
importYes21
let x = [1, (2)]; import Yes22
