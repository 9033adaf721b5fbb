import { awayTotal, handicap, homeTotal, oddEven, oneOf, threeWay, total, twoWay } from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

export const BASKETBALL = toDescriptors([
  [
    219,
    twoWay,
    ['Winner (incl. overtime)', 'Sieger (inkl. Verlängerung)', 'الفائز (مع الوقت الإضافي)'],
    'main',
    10,
  ],
  [
    225,
    total,
    ['Total (incl. overtime)', 'Gesamt (inkl. Verlängerung)', 'المجموع (مع الوقت الإضافي)'],
    'main points',
    20,
  ],
  [
    223,
    handicap,
    ['Handicap (incl. overtime)', 'Handicap (inkl. Verlängerung)', 'هانديكاب (مع الوقت الإضافي)'],
    'main handicap',
    30,
  ],
  [
    227,
    homeTotal,
    [
      '{$competitor1} total (incl. overtime)',
      '{$competitor1} Punkte (inkl. Verlängerung)',
      'نقاط {$competitor1} (مع الوقت الإضافي)',
    ],
    'points',
    40,
  ],
  [
    228,
    awayTotal,
    [
      '{$competitor2} total (incl. overtime)',
      '{$competitor2} Punkte (inkl. Verlängerung)',
      'نقاط {$competitor2} (مع الوقت الإضافي)',
    ],
    'points',
    50,
  ],
  [
    229,
    oddEven,
    ['Odd/even (incl. overtime)', 'Gerade/ungerade (inkl. Verlängerung)', 'فردي/زوجي (مع الوقت الإضافي)'],
    'points',
    60,
  ],
  [
    290,
    oneOf([
      [
        '1',
        ['{$competitor1} by 11+', '{$competitor1} mit 11+', '{$competitor1} بفارق 11+'],
        (h, a) => h - a > 10,
      ],
      [
        '2',
        ['{$competitor1} by 6-10', '{$competitor1} mit 6-10', '{$competitor1} بفارق 6-10'],
        (h, a) => h - a > 5 && h - a < 11,
      ],
      [
        '3',
        ['{$competitor1} by 1-5', '{$competitor1} mit 1-5', '{$competitor1} بفارق 1-5'],
        (h, a) => h > a && h - a < 6,
      ],
      [
        '4',
        ['{$competitor2} by 1-5', '{$competitor2} mit 1-5', '{$competitor2} بفارق 1-5'],
        (h, a) => a > h && a - h < 6,
      ],
      [
        '5',
        ['{$competitor2} by 6-10', '{$competitor2} mit 6-10', '{$competitor2} بفارق 6-10'],
        (h, a) => a - h > 5 && a - h < 11,
      ],
      [
        '6',
        ['{$competitor2} by 11+', '{$competitor2} mit 11+', '{$competitor2} بفارق 11+'],
        (h, a) => a - h > 10,
      ],
    ]),
    ['Winning margin (incl. overtime)', 'Siegabstand (inkl. Verlängerung)', 'فارق الفوز (مع الوقت الإضافي)'],
    'points score',
    70,
  ],
  [
    235,
    threeWay,
    ['{!quarternr} quarter - 1x2', '{!quarternr} Viertel - 1x2', 'الربع {!quarternr} - 1x2'],
    'quarters',
    80,
  ],
  [
    236,
    total,
    ['{!quarternr} quarter - total', '{!quarternr} Viertel - gesamt', 'الربع {!quarternr} - المجموع'],
    'quarters points',
    90,
  ],
  [
    303,
    handicap,
    ['{!quarternr} quarter - handicap', '{!quarternr} Viertel - Handicap', 'الربع {!quarternr} - هانديكاب'],
    'quarters handicap',
    100,
  ],
  [
    304,
    oddEven,
    [
      '{!quarternr} quarter - odd/even',
      '{!quarternr} Viertel - gerade/ungerade',
      'الربع {!quarternr} - فردي/زوجي',
    ],
    'quarters',
    110,
  ],
])
