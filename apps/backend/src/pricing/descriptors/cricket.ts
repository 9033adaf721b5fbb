import { awayTotal, homeTotal, oddEven, total, twoWay, yesNo } from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

export const CRICKET = toDescriptors([
  [340, twoWay, 'main', 10],
  [605, total, 'main innings', 20],
  [342, yesNo(h => h === 1), 'main', 30],
  [606, homeTotal, 'main innings', 40],
  [607, awayTotal, 'main innings', 50],
  [610, total, 'innings', 60],
  [608, oddEven, 'innings', 70],
  [615, total, 'wickets innings', 80],
  [640, total, 'overs', 90],
  [641, oddEven, 'overs', 100],
  [642, yesNo(h => h > 0), 'overs wickets', 110],
])
