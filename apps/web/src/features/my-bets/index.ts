export { BetHistory } from './BetHistory.tsx'
export { MyBets } from './MyBets.tsx'
