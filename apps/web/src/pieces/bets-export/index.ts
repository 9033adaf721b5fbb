export { ExportLink } from './ExportLink.tsx'
export { boundsOf, NO_DAYS, PERIODS, YEAR, type Bounds, type OwnDays, type Period } from './period.ts'
export { BY, statusesOf } from './statusesOf.ts'
