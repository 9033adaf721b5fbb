export { MatchText } from './MatchText.tsx'
export { useHasBegun } from './useHasBegun.ts'
export { useLiveRow } from './useLiveRow.ts'
export { useRowMoment } from './useRowMoment.ts'
