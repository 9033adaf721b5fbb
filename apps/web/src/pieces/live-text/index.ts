export { MatchText } from './MatchText.tsx'
export { useLiveRow } from './useLiveRow.ts'
