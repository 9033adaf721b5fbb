export { SettledCards } from './SettledCards.tsx'
export { SettledMarkets } from './SettledMarkets.tsx'
export { useOpenCards } from './useOpenCards.ts'
