export { drawnPrices, groupMarkets, shownLines, type MarketCardModel } from './groupMarkets.ts'
export { MarketLines, type PriceCell } from './MarketLines.tsx'
