import {
  correctScore,
  exactCount,
  resultAndBothScore,
  resultAndTotal,
  totalAndBothScore,
} from '../rules/combined.ts'
import {
  AWAY,
  awayTotal,
  doubleChance,
  europeanHandicap,
  handicap,
  HOME,
  homeTotal,
  oddEven,
  oneOfWays,
  threeWay,
  total,
  twoWay,
  yesNo,
} from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

/** Markets on the goals of a match: soccer, and ice hockey's regular time. */
export const GOALS = toDescriptors([
  [1, threeWay, 'main', 10],
  [18, total, 'main goals', 20],
  [
    8,
    oneOfWays([
      ['6', HOME, h => h === 1],
      ['7', 'no-goal', (h, a) => h === 0 && a === 0],
      ['8', AWAY, (_, a) => a === 1],
    ]),
    'main goals',
    30,
  ],
  [16, handicap, 'main handicap', 40],
  [29, yesNo((h, a) => h > 0 && a > 0), 'main goals', 50],
  [10, doubleChance, 'main', 60],
  [11, twoWay, 'main', 70],
  [14, europeanHandicap, 'handicap', 80],
  [19, homeTotal, 'goals teams', 90],
  [20, awayTotal, 'goals teams', 100],
  [26, oddEven, 'goals', 110],
  [21, exactCount(6), 'goals', 120],
  [37, resultAndTotal, 'goals score', 130],
  [35, resultAndBothScore, 'goals score', 140],
  [36, totalAndBothScore, 'goals', 150],
  [45, correctScore(274, 6), 'score', 160],
  [31, yesNo((_, a) => a === 0), 'teams', 170],
  [32, yesNo(h => h === 0), 'teams', 180],
  [33, yesNo((h, a) => h > a && a === 0), 'teams', 190],
  [34, yesNo((h, a) => a > h && h === 0), 'teams', 200],
])
