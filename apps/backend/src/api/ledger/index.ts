export { balanceChanged } from './balanceChanged.ts'
export { checkLedger } from './checkLedger.ts'
export { postTransaction, type AccountBalance } from './postTransaction.ts'
