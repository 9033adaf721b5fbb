import { awayTotal, homeTotal, oddEven, total, twoWay, yesNo } from '../rules/scores.ts'
import { toDescriptors } from './descriptor.ts'

export const CRICKET = toDescriptors([
  [
    340,
    twoWay,
    ['Winner (incl. super over)', 'Sieger (inkl. Super Over)', 'الفائز (مع السوبر أوفر)'],
    'main',
    10,
  ],
  [
    605,
    total,
    [
      '{!inningnr} innings - total runs',
      '{!inningnr} Innings - Runs gesamt',
      'الجولة {!inningnr} - مجموع الركضات',
    ],
    'main innings',
    20,
  ],
  [
    342,
    yesNo(h => h === 1),
    ['Will there be a tie', 'Endet das Spiel unentschieden', 'هل تنتهي المباراة بالتعادل'],
    'main',
    30,
  ],
  [
    606,
    homeTotal,
    ['{$competitor1} total runs', '{$competitor1} Runs', 'ركضات {$competitor1}'],
    'main innings',
    40,
  ],
  [
    607,
    awayTotal,
    ['{$competitor2} total runs', '{$competitor2} Runs', 'ركضات {$competitor2}'],
    'main innings',
    50,
  ],
  [
    610,
    total,
    [
      '{!inningnr} innings - total runs after 6 overs',
      '{!inningnr} Innings - Runs nach 6 Overs',
      'الجولة {!inningnr} - الركضات بعد 6 أوفرات',
    ],
    'innings',
    60,
  ],
  [
    608,
    oddEven,
    [
      '{!inningnr} innings - odd/even runs',
      '{!inningnr} Innings - Runs gerade/ungerade',
      'الجولة {!inningnr} - الركضات فردي/زوجي',
    ],
    'innings',
    70,
  ],
  [
    615,
    total,
    [
      '{!inningnr} innings - total wickets',
      '{!inningnr} Innings - Wickets gesamt',
      'الجولة {!inningnr} - مجموع الويكتات',
    ],
    'wickets innings',
    80,
  ],
  [
    640,
    total,
    [
      '{!inningnr} innings over {overnr} - total runs',
      '{!inningnr} Innings Over {overnr} - Runs gesamt',
      'الجولة {!inningnr} الأوفر {overnr} - مجموع الركضات',
    ],
    'overs',
    90,
  ],
  [
    641,
    oddEven,
    [
      '{!inningnr} innings over {overnr} - odd/even runs',
      '{!inningnr} Innings Over {overnr} - Runs gerade/ungerade',
      'الجولة {!inningnr} الأوفر {overnr} - فردي/زوجي',
    ],
    'overs',
    100,
  ],
  [
    642,
    yesNo(h => h > 0),
    [
      '{!inningnr} innings over {overnr} - dismissal',
      '{!inningnr} Innings Over {overnr} - Wicket',
      'الجولة {!inningnr} الأوفر {overnr} - إخراج لاعب',
    ],
    'overs wickets',
    110,
  ],
])
