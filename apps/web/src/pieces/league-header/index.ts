export { LeagueHeader, type LeagueHeaderProps } from './LeagueHeader.tsx'
export { sportIcon } from './sportIcon.ts'
