export { balanceChangedEvent } from './balanceChangedEvent.ts'
export { checkLedger } from './checkLedger.ts'
export { postStakes, postTransaction, postTransactions, type AccountBalance } from './postTransaction.ts'
export { runLedgerCheck, runLedgerCheckIfDue } from './runLedgerCheck.ts'
