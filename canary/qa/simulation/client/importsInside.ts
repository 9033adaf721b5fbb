// The simulation takes what the applications offer, not what is inside them.
// refused: leaves the module
import { createSlip } from '../../apps/web/src/core/slip/createSlip.ts'

export const slip = createSlip
