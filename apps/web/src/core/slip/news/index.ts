export { createNews, type NewsListener } from './createNews.ts'
export { notPlaced, type SlipNews } from './slipNews.ts'
