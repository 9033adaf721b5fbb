export { createCashouts, type Cashouts } from './createCashouts.ts'
export { createChances, type Chances } from './createChances.ts'
export { registerCashout } from './registerCashout.ts'
