import { handicap, oddEven, total, twoWay, yesNo } from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

export const COUNTER_STRIKE = toDescriptors([
  [328, total, ['Total maps', 'Maps gesamt', 'مجموع الخرائط'], 'main maps', 20],
  [327, handicap, ['Map handicap', 'Map-Handicap', 'هانديكاب الخرائط'], 'main maps handicap', 30],
  [
    330,
    twoWay,
    ['{!mapnr} map - winner', '{!mapnr} Map - Sieger', 'الخريطة {!mapnr} - الفائز'],
    'main maps',
    40,
  ],
  [
    332,
    total,
    ['{!mapnr} map - total rounds', '{!mapnr} Map - Runden gesamt', 'الخريطة {!mapnr} - مجموع الجولات'],
    'main maps rounds',
    50,
  ],
  [
    331,
    handicap,
    ['{!mapnr} map - round handicap', '{!mapnr} Map - Runden-Handicap', 'الخريطة {!mapnr} - هانديكاب الجولات'],
    'maps rounds handicap',
    60,
  ],
  [
    333,
    oddEven,
    [
      '{!mapnr} map - odd/even rounds',
      '{!mapnr} Map - Runden gerade/ungerade',
      'الخريطة {!mapnr} - الجولات فردي/زوجي',
    ],
    'maps rounds',
    70,
  ],
  [
    334,
    yesNo((h, a) => h + a > 24),
    ['{!mapnr} map - overtime', '{!mapnr} Map - Verlängerung', 'الخريطة {!mapnr} - وقت إضافي'],
    'maps rounds',
    80,
  ],
  [
    335,
    twoWay,
    [
      '{!mapnr} map - round {roundnr} winner',
      '{!mapnr} Map - Sieger Runde {roundnr}',
      'الخريطة {!mapnr} - الفائز بالجولة {roundnr}',
    ],
    'main rounds',
    90,
  ],
])
