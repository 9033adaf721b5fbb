export { priceRunners, type RunnersBook, type RunnersMarket } from './priceRunners.ts'
export { winChances } from './runnerChances.ts'
export { PLACE_MARKET, runnerMarketOf, WINNER_MARKET } from './runnerMarkets.ts'
