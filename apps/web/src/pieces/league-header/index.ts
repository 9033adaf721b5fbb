export { LeagueHeader } from './LeagueHeader.tsx'
export { sportIcon } from './sportIcon.ts'
