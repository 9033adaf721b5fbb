export { KickOff } from './KickOff.tsx'
export { MatchRow, type MatchRowProps } from './MatchRow.tsx'
