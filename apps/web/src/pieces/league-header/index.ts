export { columnsOf } from './columnsOf.ts'
export { LeagueHeader } from './LeagueHeader.tsx'
export { sportIcon } from './sportIcon.ts'
