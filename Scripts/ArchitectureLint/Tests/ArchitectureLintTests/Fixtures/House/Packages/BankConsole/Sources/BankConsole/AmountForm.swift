import Bookkeeping
import Console
