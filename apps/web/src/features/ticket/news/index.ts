export { useSlipNews } from './useSlipNews.ts'
