// Browser tests see what a visitor sees.
// refused: leaves the module
import { openDatabase } from '../../apps/backend/src/store/index.ts'

export const open = openDatabase
