export { betWord, legMark, type BetWord, type LegMark } from './betLook.ts'
export { isolated } from './isolated.ts'
export { toPlacedBet, type PlacedBet, type PlacedLeg } from './placedBet.ts'
export { useSecondsLeft } from './useSecondsLeft.ts'
