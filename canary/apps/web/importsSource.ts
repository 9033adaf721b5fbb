// The build reads the sources, it does not run them.
// refused: leaves the module
import { createSlip } from './src/core/slip/index.ts'

export const slip = createSlip
