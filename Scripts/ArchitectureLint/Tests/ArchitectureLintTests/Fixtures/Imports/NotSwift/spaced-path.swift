import Yes1 . No
import Yes2. No
import Yes3 .No
import Yes4.
import Yes5
