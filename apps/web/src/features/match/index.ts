export { Counts } from './Counts.tsx'
export { MatchColumns } from './MatchColumns.tsx'
export { MatchHero } from './MatchHero.tsx'
export { MatchNotice } from './MatchNotice.tsx'
