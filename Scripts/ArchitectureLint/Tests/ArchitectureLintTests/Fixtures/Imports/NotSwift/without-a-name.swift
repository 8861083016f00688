import
"No"
import (No)
import 1
import -
import Yes1
import