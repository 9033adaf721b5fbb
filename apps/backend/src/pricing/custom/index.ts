export type { CustomLeg } from './customBook.ts'
export { combinableWith, customMarkets, priceCustomBet, type CustomPrice } from './priceCustomBet.ts'
