export { matchText, ticks } from './matchText.ts'
export { MatchText } from './MatchText.tsx'
export { useHasBegun } from './useHasBegun.ts'
export { useLiveRow } from './useLiveRow.ts'
