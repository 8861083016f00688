} ) ]
import Yes1
#endif
#else
#elseif A
import Yes2
