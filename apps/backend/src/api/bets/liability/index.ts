export { checkLiability } from './checkLiability.ts'
export { countDecisions, holdToLimits } from './decisions.ts'
export { claimedKeys, leftForBet } from './leftForBet.ts'
export { takenToLiable, toLiable, usedWith, type LiableLeg } from './toLiable.ts'
export {
  checkMoved,
  holdUsed,
  moveLiability,
  moveUsed,
  selectUsed,
  toUsedOf,
  withinLiability,
} from './usedLiability.ts'
