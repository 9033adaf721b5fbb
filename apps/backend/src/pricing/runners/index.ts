export { priceRunners, type RunnersBook, type RunnersMarket } from './priceRunners.ts'
export { winChances } from './runnerChances.ts'
