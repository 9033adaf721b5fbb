import { correctScoreOfBest } from '../rules/combined.ts'
import {
  awayTotal,
  handicap,
  homeTotal,
  oddEven,
  oneOf,
  same,
  total,
  twoWay,
  yesNo,
} from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

/** Tennis. 186 and 199 are also Counter-Strike's. */
export const TENNIS = toDescriptors([
  [186, twoWay, ['Winner', 'Sieger', 'الفائز'], 'main', 10],
  [189, total, ['Total games', 'Spiele gesamt', 'مجموع الأشواط'], 'main games', 20],
  [187, handicap, ['Game handicap', 'Spiel-Handicap', 'هانديكاب الأشواط'], 'main games handicap', 30],
  [188, handicap, ['Set handicap', 'Satz-Handicap', 'هانديكاب المجموعات'], 'main sets handicap', 40],
  [314, total, ['Total sets', 'Sätze gesamt', 'عدد المجموعات'], 'sets', 50],
  [199, correctScoreOfBest, ['Correct score', 'Genaues Ergebnis', 'النتيجة الصحيحة'], 'main score', 60],
  [
    202,
    twoWay,
    ['{!setnr} set - winner', '{!setnr} Satz - Sieger', 'المجموعة {!setnr} - الفائز'],
    'main sets',
    70,
  ],
  [
    204,
    total,
    ['{!setnr} set - total games', '{!setnr} Satz - Spiele gesamt', 'المجموعة {!setnr} - مجموع الأشواط'],
    'sets games',
    80,
  ],
  [
    203,
    handicap,
    ['{!setnr} set - game handicap', '{!setnr} Satz - Spiel-Handicap', 'المجموعة {!setnr} - هانديكاب الأشواط'],
    'sets games handicap',
    90,
  ],
  [
    205,
    oneOf(
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
    [
      '{!setnr} set - correct score',
      '{!setnr} Satz - genaues Ergebnis',
      'المجموعة {!setnr} - النتيجة الصحيحة',
    ],
    'sets score',
    100,
  ],
  [
    210,
    twoWay,
    [
      '{!setnr} set game {gamenr} - winner',
      '{!setnr} Satz, Spiel {gamenr} - Sieger',
      'المجموعة {!setnr} الشوط {gamenr} - الفائز',
    ],
    'main games',
    110,
  ],
  [
    190,
    homeTotal,
    ['{$competitor1} total games', '{$competitor1} Spiele', 'أشواط {$competitor1}'],
    'games',
    120,
  ],
  [
    191,
    awayTotal,
    ['{$competitor2} total games', '{$competitor2} Spiele', 'أشواط {$competitor2}'],
    'games',
    130,
  ],
  [
    192,
    yesNo(h => h > 0),
    ['{$competitor1} to win a set', '{$competitor1} gewinnt einen Satz', '{$competitor1} يفوز بمجموعة'],
    'sets',
    140,
  ],
  [
    193,
    yesNo((_, a) => a > 0),
    ['{$competitor2} to win a set', '{$competitor2} gewinnt einen Satz', '{$competitor2} يفوز بمجموعة'],
    'sets',
    150,
  ],
  [198, oddEven, ['Odd/even games', 'Spiele gerade/ungerade', 'الأشواط فردي/زوجي'], 'games', 160],
])
