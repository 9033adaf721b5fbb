import { correctScore } from '../rules/combined.ts'
import {
  awayScoresInBothHalves,
  awayWinsBothHalves,
  awayWinsEitherHalf,
  halfTimeFullTime,
  highestScoringHalf,
  homeScoresInBothHalves,
  homeWinsBothHalves,
  homeWinsEitherHalf,
} from '../rules/halves.ts'
import {
  awayTotal,
  doubleChance,
  handicap,
  homeTotal,
  oddEven,
  threeWay,
  total,
  twoWay,
  yesNo,
} from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

const bothScore = yesNo((h, a) => h > 0 && a > 0)

/** Halves of a match. 60, 66 and 68 are also basketball's. */
export const HALVES = toDescriptors([
  [60, threeWay, 'halves', 210],
  [68, total, 'halves', 220],
  [66, handicap, 'halves handicap', 230],
  [63, doubleChance, 'halves', 240],
  [64, twoWay, 'halves', 250],
  [75, bothScore, 'halves', 260],
  [74, oddEven, 'halves', 270],
  [81, correctScore(462, 3), 'halves score', 280],
  [83, threeWay, 'halves', 290],
  [90, total, 'halves', 300],
  [88, handicap, 'halves handicap', 310],
  [85, doubleChance, 'halves', 320],
  [95, bothScore, 'halves', 330],
  [94, oddEven, 'halves', 340],
  [47, halfTimeFullTime, 'halves score', 350],
  [52, highestScoringHalf, 'halves', 360],
  [48, homeWinsBothHalves, 'halves teams', 370],
  [49, awayWinsBothHalves, 'halves teams', 380],
  [50, homeWinsEitherHalf, 'halves teams', 390],
  [51, awayWinsEitherHalf, 'halves teams', 400],
  [56, homeScoresInBothHalves, 'halves teams', 410],
  [57, awayScoresInBothHalves, 'halves teams', 420],
])

/** Corners and cards of soccer. */
export const CORNERS_AND_CARDS = toDescriptors([
  [166, total, 'corners', 430],
  [162, threeWay, 'corners', 440],
  [165, handicap, 'corners handicap', 450],
  [167, homeTotal, 'corners teams', 460],
  [168, awayTotal, 'corners teams', 470],
  [172, oddEven, 'corners', 480],
  [139, total, 'cards', 490],
  [136, threeWay, 'cards', 500],
  [138, handicap, 'cards handicap', 510],
  [146, yesNo((h, a) => h + a > 0), 'cards', 520],
])
