export { CashOut } from './CashOut.tsx'
export { OtherCashouts } from './OtherCashouts.tsx'
export { createCashouts, type Cashouts } from './createCashouts.ts'
export { cashoutsOf, useCashoutReconnects, useCashouts } from './useCashouts.ts'
