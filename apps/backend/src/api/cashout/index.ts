export { createCashouts, type Cashouts } from './createCashouts.ts'
export { createChances, type Chances } from './createChances.ts'
export { findOffers } from './findOffers.ts'
export { registerCashout } from './registerCashout.ts'
