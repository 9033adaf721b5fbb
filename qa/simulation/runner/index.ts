export { runOne } from './runOne.ts'
export { defectsNamed, runPlanted } from './runPlanted.ts'
export { runSeeds } from './runSeeds.ts'
export { runShare } from './runShare.ts'
