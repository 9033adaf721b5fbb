import {
  awayTotal,
  handicap,
  homeTotal,
  oddEven,
  oneOfWays,
  threeWay,
  total,
  twoWay,
} from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

export const BASKETBALL = toDescriptors([
  [219, twoWay, 'main', 10],
  [225, total, 'main points', 20],
  [223, handicap, 'main handicap', 30],
  [227, homeTotal, 'points', 40],
  [228, awayTotal, 'points', 50],
  [229, oddEven, 'points', 60],
  [
    290,
    oneOfWays([
      ['1', 'home-by-11+', (h, a) => h - a > 10],
      ['2', 'home-by-6-10', (h, a) => h - a > 5 && h - a < 11],
      ['3', 'home-by-1-5', (h, a) => h > a && h - a < 6],
      ['4', 'away-by-1-5', (h, a) => a > h && a - h < 6],
      ['5', 'away-by-6-10', (h, a) => a - h > 5 && a - h < 11],
      ['6', 'away-by-11+', (h, a) => a - h > 10],
    ]),
    'points score',
    70,
  ],
  [235, threeWay, 'quarters', 80],
  [236, total, 'quarters points', 90],
  [303, handicap, 'quarters handicap', 100],
  [304, oddEven, 'quarters', 110],
])
