export { formOf, type FormResult } from './formOf.ts'
export { hasStatistics, summaryOf, type Statistic, type StatisticCounts } from './summaryOf.ts'
