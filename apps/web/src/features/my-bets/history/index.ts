export { Returns, ReturnsCurve, useReturns } from './Returns.tsx'
