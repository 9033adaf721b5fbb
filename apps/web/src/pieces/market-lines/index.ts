export { groupMarkets, type MarketCardModel } from './groupMarkets.ts'
export { MarketLines } from './MarketLines.tsx'
