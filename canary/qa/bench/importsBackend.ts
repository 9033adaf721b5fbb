// Benchmarks use the parts that are offered for them.
// refused: leaves the module
import { openDatabase } from '../../apps/backend/src/store/index.ts'

export const open = openDatabase
