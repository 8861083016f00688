#!/usr/bin/env swift " import No
import Yes1
