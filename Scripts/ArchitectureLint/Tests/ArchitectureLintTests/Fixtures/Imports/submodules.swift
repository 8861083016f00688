import Yes1.log
import Yes2.dyld.utils
import Yes3.a.b.c.d
import Yes4.`a b`.c
import `Yes5`.`d`
