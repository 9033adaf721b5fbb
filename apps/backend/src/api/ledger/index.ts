export { balanceChanged } from './balanceChanged.ts'
export { checkLedger } from './checkLedger.ts'
export { postTransaction, postTransactions, type AccountBalance } from './postTransaction.ts'
export { runLedgerCheck, runLedgerCheckIfDue } from './runLedgerCheck.ts'
