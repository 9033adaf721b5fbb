export { checkLiability } from './checkLiability.ts'
export { claimedKeys, leftForBet } from './leftForBet.ts'
export { takenToLiable, toLiable, usedWith, type LiableLeg, type LiableRow } from './toLiable.ts'
export {
  checkMoved,
  dropUnused,
  holdUsed,
  moveLiability,
  moveUsed,
  selectUsed,
  toUsedOf,
  withinLiability,
} from './usedLiability.ts'
