import { handicap, oddEven, total, twoWay, yesNo } from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

export const COUNTER_STRIKE = toDescriptors([
  [328, total, 'main maps', 20],
  [327, handicap, 'main maps handicap', 30],
  [330, twoWay, 'main maps', 40],
  [332, total, 'main maps rounds', 50],
  [331, handicap, 'maps rounds handicap', 60],
  [333, oddEven, 'maps rounds', 70],
  [334, yesNo((h, a) => h + a > 24), 'maps rounds', 80],
  [335, twoWay, 'main rounds', 90],
])
