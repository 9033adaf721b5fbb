export { LotteryList } from './LotteryList.tsx'
export { lotteriesQuery } from './queries.ts'
