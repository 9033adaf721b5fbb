// A crash run kills the product from outside.
// refused: a path that leaves the module
import { openDatabase } from '../../apps/backend/src/store/index.ts'

export const open = openDatabase
