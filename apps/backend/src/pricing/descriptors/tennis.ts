import { correctScoreOfBest } from '../rules/combined.ts'
import {
  awayTotal,
  handicap,
  homeTotal,
  oddEven,
  oneOfWays,
  same,
  total,
  twoWay,
  yesNo,
} from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

/** Tennis. 186 and 199 are also Counter-Strike's. */
export const TENNIS = toDescriptors([
  [186, twoWay, 'main', 10],
  [189, total, 'main games', 20],
  [187, handicap, 'main games handicap', 30],
  [188, handicap, 'main sets handicap', 40],
  [314, total, 'sets', 50],
  [199, correctScoreOfBest, 'main score', 60],
  [202, twoWay, 'main sets', 70],
  [204, total, 'sets games', 80],
  [203, handicap, 'sets games handicap', 90],
  [
    205,
    oneOfWays(
      (
        [
          [6, 0],
          [6, 1],
          [6, 2],
          [6, 3],
          [6, 4],
          [7, 5],
          [7, 6],
          [6, 7],
          [5, 7],
          [4, 6],
          [3, 6],
          [2, 6],
          [1, 6],
          [0, 6],
        ] as const
      ).map(
        ([home, away], i) =>
          [
            String(1720 + i),
            same(`${home}:${away}`),
            (h: number, a: number) => h === home && a === away,
          ] as const,
      ),
    ),
    'sets score',
    100,
  ],
  [210, twoWay, 'main games', 110],
  [190, homeTotal, 'games', 120],
  [191, awayTotal, 'games', 130],
  [192, yesNo(h => h > 0), 'sets', 140],
  [193, yesNo((_, a) => a > 0), 'sets', 150],
  [198, oddEven, 'games', 160],
])
