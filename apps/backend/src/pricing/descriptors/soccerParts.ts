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
  [60, threeWay, ['1st half 1x2', '1. Halbzeit 1x2', 'الشوط الأول 1x2'], 'halves', 210],
  [68, total, ['1st half total', '1. Halbzeit gesamt', 'مجموع الشوط الأول'], 'halves', 220],
  [
    66,
    handicap,
    ['1st half handicap', '1. Halbzeit Handicap', 'هانديكاب الشوط الأول'],
    'halves handicap',
    230,
  ],
  [
    63,
    doubleChance,
    ['1st half double chance', '1. Halbzeit doppelte Chance', 'فرصة مزدوجة الشوط الأول'],
    'halves',
    240,
  ],
  [
    64,
    twoWay,
    ['1st half draw no bet', '1. Halbzeit Unentschieden keine Wette', 'الشوط الأول التعادل يلغي الرهان'],
    'halves',
    250,
  ],
  [
    75,
    bothScore,
    ['1st half both teams to score', '1. Halbzeit beide Teams treffen', 'الشوط الأول كلا الفريقين يسجل'],
    'halves',
    260,
  ],
  [74, oddEven, ['1st half odd/even', '1. Halbzeit gerade/ungerade', 'الشوط الأول فردي/زوجي'], 'halves', 270],
  [
    81,
    correctScore(462, 3),
    ['1st half correct score', '1. Halbzeit genaues Ergebnis', 'النتيجة الصحيحة للشوط الأول'],
    'halves score',
    280,
  ],
  [83, threeWay, ['2nd half 1x2', '2. Halbzeit 1x2', 'الشوط الثاني 1x2'], 'halves', 290],
  [90, total, ['2nd half total', '2. Halbzeit gesamt', 'مجموع الشوط الثاني'], 'halves', 300],
  [
    88,
    handicap,
    ['2nd half handicap', '2. Halbzeit Handicap', 'هانديكاب الشوط الثاني'],
    'halves handicap',
    310,
  ],
  [
    85,
    doubleChance,
    ['2nd half double chance', '2. Halbzeit doppelte Chance', 'فرصة مزدوجة الشوط الثاني'],
    'halves',
    320,
  ],
  [
    95,
    bothScore,
    ['2nd half both teams to score', '2. Halbzeit beide Teams treffen', 'الشوط الثاني كلا الفريقين يسجل'],
    'halves',
    330,
  ],
  [
    94,
    oddEven,
    ['2nd half odd/even', '2. Halbzeit gerade/ungerade', 'الشوط الثاني فردي/زوجي'],
    'halves',
    340,
  ],
  [
    47,
    halfTimeFullTime,
    ['Half-time/full-time', 'Halbzeit/Endstand', 'الشوط الأول/نهاية المباراة'],
    'halves score',
    350,
  ],
  [
    52,
    highestScoringHalf,
    ['Highest scoring half', 'Torreichste Halbzeit', 'الشوط الأكثر أهدافًا'],
    'halves',
    360,
  ],
  [
    48,
    homeWinsBothHalves,
    [
      '{$competitor1} to win both halves',
      '{$competitor1} gewinnt beide Halbzeiten',
      '{$competitor1} يفوز بالشوطين',
    ],
    'halves teams',
    370,
  ],
  [
    49,
    awayWinsBothHalves,
    [
      '{$competitor2} to win both halves',
      '{$competitor2} gewinnt beide Halbzeiten',
      '{$competitor2} يفوز بالشوطين',
    ],
    'halves teams',
    380,
  ],
  [
    50,
    homeWinsEitherHalf,
    [
      '{$competitor1} to win either half',
      '{$competitor1} gewinnt eine Halbzeit',
      '{$competitor1} يفوز بأحد الشوطين',
    ],
    'halves teams',
    390,
  ],
  [
    51,
    awayWinsEitherHalf,
    [
      '{$competitor2} to win either half',
      '{$competitor2} gewinnt eine Halbzeit',
      '{$competitor2} يفوز بأحد الشوطين',
    ],
    'halves teams',
    400,
  ],
  [
    56,
    homeScoresInBothHalves,
    [
      '{$competitor1} to score in both halves',
      '{$competitor1} trifft in beiden Halbzeiten',
      '{$competitor1} يسجل في الشوطين',
    ],
    'halves teams',
    410,
  ],
  [
    57,
    awayScoresInBothHalves,
    [
      '{$competitor2} to score in both halves',
      '{$competitor2} trifft in beiden Halbzeiten',
      '{$competitor2} يسجل في الشوطين',
    ],
    'halves teams',
    420,
  ],
])

/** Corners and cards of soccer. */
export const CORNERS_AND_CARDS = toDescriptors([
  [166, total, ['Total corners', 'Ecken gesamt', 'مجموع الركنيات'], 'corners', 430],
  [162, threeWay, ['Corner 1x2', 'Ecken 1x2', 'الركنيات 1x2'], 'corners', 440],
  [165, handicap, ['Corner handicap', 'Ecken-Handicap', 'هانديكاب الركنيات'], 'corners handicap', 450],
  [
    167,
    homeTotal,
    ['{$competitor1} total corners', '{$competitor1} Ecken', 'ركنيات {$competitor1}'],
    'corners teams',
    460,
  ],
  [
    168,
    awayTotal,
    ['{$competitor2} total corners', '{$competitor2} Ecken', 'ركنيات {$competitor2}'],
    'corners teams',
    470,
  ],
  [172, oddEven, ['Odd/even corners', 'Ecken gerade/ungerade', 'الركنيات فردي/زوجي'], 'corners', 480],
  [139, total, ['Total bookings', 'Karten gesamt', 'مجموع البطاقات'], 'cards', 490],
  [136, threeWay, ['Booking 1x2', 'Karten 1x2', 'البطاقات 1x2'], 'cards', 500],
  [138, handicap, ['Booking handicap', 'Karten-Handicap', 'هانديكاب البطاقات'], 'cards handicap', 510],
  [146, yesNo((h, a) => h + a > 0), ['Red card', 'Rote Karte', 'بطاقة حمراء'], 'cards', 520],
])
