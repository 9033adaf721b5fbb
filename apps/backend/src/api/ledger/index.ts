export { balanceChanged } from './balanceChanged.ts'
export { checkLedger, type LedgerProblem } from './checkLedger.ts'
export { postTransaction, type AccountBalance, type Movement } from './postTransaction.ts'
