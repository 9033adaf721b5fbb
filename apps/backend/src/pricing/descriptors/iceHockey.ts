import { awayTotal, handicap, homeTotal, threeWay, total, twoWay, yesNo } from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

/** Ice hockey's own; regular time shares the goal markets of soccer. A shoot-out adds one goal (reference/domain.md c). */
export const ICE_HOCKEY = toDescriptors([
  [
    406,
    twoWay,
    [
      'Winner (incl. overtime and penalties)',
      'Sieger (inkl. Verlängerung und Penaltyschießen)',
      'الفائز (مع الوقت الإضافي وركلات الترجيح)',
    ],
    'main',
    15,
  ],
  [
    412,
    total,
    [
      'Total (incl. overtime and penalties)',
      'Gesamt (inkl. Verlängerung und Penaltyschießen)',
      'المجموع (مع الوقت الإضافي وركلات الترجيح)',
    ],
    'main goals',
    45,
  ],
  [
    410,
    handicap,
    [
      'Handicap (incl. overtime and penalties)',
      'Handicap (inkl. Verlängerung und Penaltyschießen)',
      'هانديكاب (مع الوقت الإضافي وركلات الترجيح)',
    ],
    'main handicap',
    55,
  ],
  [
    443,
    threeWay,
    ['{!periodnr} period - 1x2', '{!periodnr} Drittel - 1x2', 'الفترة {!periodnr} - 1x2'],
    'periods',
    210,
  ],
  [
    446,
    total,
    ['{!periodnr} period - total', '{!periodnr} Drittel - gesamt', 'الفترة {!periodnr} - المجموع'],
    'periods goals',
    220,
  ],
  [
    460,
    handicap,
    ['{!periodnr} period - handicap', '{!periodnr} Drittel - Handicap', 'الفترة {!periodnr} - هانديكاب'],
    'periods handicap',
    230,
  ],
  [
    447,
    homeTotal,
    [
      '{!periodnr} period - {$competitor1} total',
      '{!periodnr} Drittel - {$competitor1} Tore',
      'الفترة {!periodnr} - أهداف {$competitor1}',
    ],
    'periods teams',
    240,
  ],
  [
    448,
    awayTotal,
    [
      '{!periodnr} period - {$competitor2} total',
      '{!periodnr} Drittel - {$competitor2} Tore',
      'الفترة {!periodnr} - أهداف {$competitor2}',
    ],
    'periods teams',
    250,
  ],
  [
    453,
    yesNo((h, a) => h > 0 && a > 0),
    [
      '{!periodnr} period - both teams to score',
      '{!periodnr} Drittel - beide Teams treffen',
      'الفترة {!periodnr} - كلا الفريقين يسجل',
    ],
    'periods',
    260,
  ],
])
