export { MatchText, type MatchTextProps } from './MatchText.tsx'
export { useLiveRow } from './useLiveRow.ts'
