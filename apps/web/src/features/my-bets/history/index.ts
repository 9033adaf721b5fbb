export { ReturnsSummary, ReturnsCurve, useReturns } from './ReturnsSummary.tsx'
