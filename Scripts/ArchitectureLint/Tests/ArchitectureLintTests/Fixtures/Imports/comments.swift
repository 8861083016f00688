// import No
/// import No
//! import No
//import No
/* import No */
/* /* import No */ import No */ import Yes1
/*
import No
*/
import Yes2
let a = b */*import No*/ c
import Yes3
/**/ import Yes4
/***/ import Yes5
/* // */ import Yes6
// /* 
import Yes7
/* " */ import Yes8 // "
/// ```
/// import No
/// ```
import Yes9
/* /* */
import No
*/ import Yes10
let d = e +/* import No */ f
let g = h //import No
import Yes11
/*/ import No */ import Yes12
