export { BetHistory } from './BetHistory.tsx'
export { createCashouts, type Cashouts } from './cashout/index.ts'
export { MyBets } from './MyBets.tsx'
