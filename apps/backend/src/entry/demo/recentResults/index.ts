export { seedRecentResults } from './seedRecentResults.ts'
