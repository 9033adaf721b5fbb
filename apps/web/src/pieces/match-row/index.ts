export { KickOff } from './KickOff.tsx'
export { MatchRow } from './MatchRow.tsx'
