export { BetCard } from './BetCard.tsx'
export { useBetMatches } from './useBetMatches.ts'
