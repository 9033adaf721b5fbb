import { awayTotal, handicap, homeTotal, threeWay, total, twoWay, yesNo } from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

/**
 * Ice hockey's own; regular time shares the goal markets of soccer. A shoot-out adds one goal (reference/domain.md c).
 */
export const ICE_HOCKEY = toDescriptors([
  [406, twoWay, 'main', 15],
  [412, total, 'main goals', 45],
  [410, handicap, 'main handicap', 55],
  [443, threeWay, 'periods', 210],
  [446, total, 'periods goals', 220],
  [460, handicap, 'periods handicap', 230],
  [447, homeTotal, 'periods teams', 240],
  [448, awayTotal, 'periods teams', 250],
  [453, yesNo((h, a) => h > 0 && a > 0), 'periods', 260],
])
