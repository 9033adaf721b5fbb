export { BetHistory } from './BetHistory.tsx'
export { createCashDesk, type CashDesk } from './cashout/createCashDesk.ts'
export { MyBets } from './MyBets.tsx'
