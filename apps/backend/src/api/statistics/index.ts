export { registerStatistics } from './registerStatistics.ts'
