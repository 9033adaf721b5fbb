export { createSlipNews, type NewsListener } from './createSlipNews.ts'
export { notPlaced, type SlipNews } from './slipNews.ts'
