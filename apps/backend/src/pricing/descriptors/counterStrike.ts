import { handicap, oddEven, total, twoWay, yesNo } from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

export const COUNTER_STRIKE = toDescriptors([
  [328, total, ['Total maps', 'Karten gesamt', 'مجموع الخرائط'], 'main maps', 20],
  [327, handicap, ['Map handicap', 'Karten-Handicap', 'هانديكاب الخرائط'], 'main maps handicap', 30],
  [
    330,
    twoWay,
    ['{!mapnr} map - winner', '{!mapnr} Karte - Sieger', 'الخريطة {!mapnr} - الفائز'],
    'main maps',
    40,
  ],
  [
    332,
    total,
    ['{!mapnr} map - total rounds', '{!mapnr} Karte - Runden gesamt', 'الخريطة {!mapnr} - مجموع الجولات'],
    'main maps rounds',
    50,
  ],
  [
    331,
    handicap,
    [
      '{!mapnr} map - round handicap',
      '{!mapnr} Karte - Runden-Handicap',
      'الخريطة {!mapnr} - هانديكاب الجولات',
    ],
    'maps rounds handicap',
    60,
  ],
  [
    333,
    oddEven,
    [
      '{!mapnr} map - odd/even rounds',
      '{!mapnr} Karte - Runden gerade/ungerade',
      'الخريطة {!mapnr} - الجولات فردي/زوجي',
    ],
    'maps rounds',
    70,
  ],
  [
    334,
    yesNo((h, a) => h + a > 24),
    ['{!mapnr} map - overtime', '{!mapnr} Karte - Verlängerung', 'الخريطة {!mapnr} - وقت إضافي'],
    'maps rounds',
    80,
  ],
  [
    335,
    twoWay,
    [
      '{!mapnr} map - round {roundnr} winner',
      '{!mapnr} Karte - Sieger Runde {roundnr}',
      'الخريطة {!mapnr} - الفائز بالجولة {roundnr}',
    ],
    'main rounds',
    90,
  ],
])
