export { PriceSteps } from './PriceSteps.tsx'
export { Processing } from './Processing.tsx'
export { useCountdown } from './useCountdown.ts'
