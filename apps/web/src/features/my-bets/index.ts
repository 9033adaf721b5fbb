export { BetHistory } from './BetHistory.tsx'
export { createCashouts, type Cashouts } from './cashout/createCashouts.ts'
export { MyBets } from './MyBets.tsx'
