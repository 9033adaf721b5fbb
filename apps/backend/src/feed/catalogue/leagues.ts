import type { Provider } from '@touchline/domain'
import type { SportKey } from '#pricing'
import type { Culture } from './placeParts.ts'

type Names = readonly [en: string, de: string, ar: string]
export type LeagueRow = { readonly names: Names; readonly sides: number; readonly provider?: Provider }
export type CategoryRow = {
  readonly names: Names
  readonly culture: Culture
  readonly leagues: readonly LeagueRow[]
}
export type SportRow = {
  readonly key: SportKey
  readonly urn: string
  readonly names: Names
  readonly provider: Provider
  /** Matches that are live at any time, and how likely a match to come is of this sport. */
  readonly live: number
  readonly weight: number
  readonly categories: readonly CategoryRow[]
}

const PREMIER: Names = ['Premier', 'Premier', 'الدوري الممتاز']
const FIRST: Names = ['First', 'Erste Liga', 'الدوري الأول']
const SECOND: Names = ['Second', 'Zweite Liga', 'الدوري الثاني']
const CUP: Names = ['Cup', 'Pokal', 'الكأس']

const REGIONS = {
  norland: ['Norland', 'Nordland', 'نورلاند'],
  iberia: ['Iberia', 'Iberien', 'إيبيريا'],
  rhineland: ['Rhineland', 'Rheinland', 'راينلاند'],
  coast: ['Coast', 'Küste', 'الساحل'],
  lombara: ['Lombara', 'Lombara', 'لومبارا'],
  valois: ['Valois', 'Valois', 'فالوا'],
  slavonia: ['Veldonia', 'Veldonien', 'فلدونيا'],
  skerry: ['Skerry Isles', 'Skerry-Inseln', 'جزر سكيري'],
  marisma: ['Marisma', 'Marisma', 'ماريسما'],
  sahra: ['Sahra', 'Sahra', 'الصحراء'],
  alpenmark: ['Alpenmark', 'Alpenmark', 'ألبنمارك'],
  ostrava: ['East March', 'Ostmark', 'المارش الشرقي'],
  highmoor: ['Highmoor', 'Hochmoor', 'هايمور'],
  lagunas: ['Lagunas', 'Lagunen', 'لاغوناس'],
} as const satisfies Record<string, Names>

const of = (names: Names, sides: number, provider?: Provider): LeagueRow => ({
  names,
  sides,
  ...(provider && { provider }),
})

export const SPORTS: readonly SportRow[] = [
  {
    key: 'soccer',
    urn: 'sr:sport:1',
    names: ['Football', 'Fußball', 'كرة القدم'],
    provider: 'betradar',
    live: 20,
    weight: 46,
    categories: [
      {
        names: REGIONS.norland,
        culture: 'english',
        leagues: [of(PREMIER, 20), of(['Championship', 'Championship', 'دوري البطولة'], 20), of(CUP, 16)],
      },
      {
        names: REGIONS.iberia,
        culture: 'iberian',
        leagues: [
          of(['Primera', 'Primera', 'الدرجة الأولى'], 20),
          of(['Segunda', 'Segunda', 'الدرجة الثانية'], 20),
        ],
      },
      {
        names: REGIONS.rhineland,
        culture: 'germanic',
        leagues: [
          of(['Bundesklasse', 'Bundesklasse', 'الدوري الاتحادي'], 18),
          of(CUP, 16),
          of(['Regional', 'Regionalliga', 'الدوري الإقليمي'], 18),
        ],
      },
      { names: REGIONS.coast, culture: 'english', leagues: [of(FIRST, 16), of(SECOND, 16)] },
      {
        names: REGIONS.lombara,
        culture: 'italic',
        leagues: [
          of(['Serie One', 'Serie Eins', 'السلسلة الأولى'], 20),
          of(['Serie Two', 'Serie Zwei', 'السلسلة الثانية'], 18),
        ],
      },
      {
        names: REGIONS.valois,
        culture: 'gallic',
        leagues: [
          of(['Ligue Royale', 'Ligue Royale', 'الدوري الملكي'], 18),
          of(['Ligue Nationale', 'Ligue Nationale', 'الدوري الوطني'], 16),
        ],
      },
      {
        names: REGIONS.slavonia,
        culture: 'slavic',
        leagues: [of(PREMIER, 16), of(FIRST, 16, 'betconstruct')],
      },
      {
        names: REGIONS.skerry,
        culture: 'nordic',
        leagues: [of(['Elite', 'Eliteliga', 'دوري النخبة'], 16), of(FIRST, 16, 'betconstruct')],
      },
      {
        names: REGIONS.marisma,
        culture: 'iberian',
        leagues: [of(['Liga Mar', 'Liga Mar', 'ليغا مار'], 18), of(CUP, 16)],
      },
      {
        names: REGIONS.sahra,
        culture: 'levantine',
        leagues: [of(['Pro League', 'Profiliga', 'دوري المحترفين'], 16)],
      },
      {
        names: REGIONS.alpenmark,
        culture: 'germanic',
        leagues: [of(['Alpine League', 'Alpenliga', 'دوري الألب'], 14), of(SECOND, 14, 'betconstruct')],
      },
      {
        names: REGIONS.ostrava,
        culture: 'slavic',
        leagues: [
          of(['Extraliga', 'Extraliga', 'الدوري الممتاز الشرقي'], 16),
          of(SECOND, 14, 'betconstruct'),
        ],
      },
      { names: REGIONS.highmoor, culture: 'english', leagues: [of(PREMIER, 12), of(CUP, 12)] },
      {
        names: REGIONS.lagunas,
        culture: 'italic',
        leagues: [of(['Liga Azul', 'Liga Azul', 'الدوري الأزرق'], 14, 'betconstruct')],
      },
    ],
  },
  {
    key: 'tennis',
    urn: 'sr:sport:5',
    names: ['Tennis', 'Tennis', 'التنس'],
    provider: 'betradar',
    live: 9,
    weight: 18,
    categories: [
      {
        names: ['World Tour', 'Welttour', 'الجولة العالمية'],
        culture: 'english',
        leagues: [
          of(['Open, Lisse', 'Open, Lisse', 'بطولة ليس المفتوحة'], 32),
          of(['Masters, Calder', 'Masters, Calder', 'ماسترز كالدر'], 28),
          of(['Indoor, Weser', 'Halle, Weser', 'بطولة فيزر الداخلية'], 28),
        ],
      },
      {
        names: ["Women's Tour", 'Damentour', 'جولة السيدات'],
        culture: 'english',
        leagues: [
          of(['Open, Marisma', 'Open, Marisma', 'بطولة ماريسما المفتوحة'], 32),
          of(['Classic, Belmira', 'Classic, Belmira', 'كلاسيك بلميرا'], 28),
        ],
      },
      {
        names: ['Challenger', 'Challenger', 'تشالنجر'],
        culture: 'english',
        leagues: [
          of(['Challenger, Halden', 'Challenger, Halden', 'تشالنجر هالدن'], 24),
          of(['Challenger, Verona Bay', 'Challenger, Verona Bay', 'تشالنجر خليج فيرونا'], 24),
          of(['Challenger, Al Safa', 'Challenger, Al Safa', 'تشالنجر الصفا'], 24),
        ],
      },
      {
        names: ['Futures', 'Futures', 'فيوتشرز'],
        culture: 'english',
        leagues: [
          of(['Futures, Oakmoor', 'Futures, Oakmoor', 'فيوتشرز أوكمور'], 24, 'betconstruct'),
          of(['Futures, Novograd', 'Futures, Novograd', 'فيوتشرز نوفوغراد'], 24, 'betconstruct'),
        ],
      },
    ],
  },
  {
    key: 'cricket',
    urn: 'sr:sport:21',
    names: ['Cricket', 'Cricket', 'الكريكيت'],
    provider: 'betradar',
    live: 5,
    weight: 6,
    categories: [
      {
        names: REGIONS.norland,
        culture: 'english',
        leagues: [of(['T20 Blast', 'T20 Blast', 'تي 20 بلاست'], 14)],
      },
      {
        names: REGIONS.coast,
        culture: 'english',
        leagues: [
          of(['Coast Premier T20', 'Küsten-Premier T20', 'الساحل الممتاز تي 20'], 12),
          of(['Islands T20', 'Insel-T20', 'الجزر تي 20'], 12),
        ],
      },
      {
        names: REGIONS.sahra,
        culture: 'levantine',
        leagues: [of(['Desert T20', 'Wüsten-T20', 'الصحراء تي 20'], 12)],
      },
      {
        names: REGIONS.highmoor,
        culture: 'english',
        leagues: [of(['Shield T20', 'Shield T20', 'الدرع تي 20'], 12, 'betconstruct')],
      },
    ],
  },
  {
    key: 'basketball',
    urn: 'sr:sport:2',
    names: ['Basketball', 'Basketball', 'كرة السلة'],
    provider: 'betradar',
    live: 7,
    weight: 13,
    categories: [
      {
        names: REGIONS.norland,
        culture: 'english',
        leagues: [of(['National League', 'Nationalliga', 'الدوري الوطني'], 16)],
      },
      {
        names: REGIONS.coast,
        culture: 'english',
        leagues: [of(['Coast League', 'Küstenliga', 'دوري الساحل'], 14), of(SECOND, 12, 'betconstruct')],
      },
      {
        names: REGIONS.iberia,
        culture: 'iberian',
        leagues: [of(['Liga de Honor', 'Liga de Honor', 'دوري الشرف'], 16)],
      },
      {
        names: REGIONS.lombara,
        culture: 'italic',
        leagues: [of(['Serie Elite', 'Serie Elite', 'سلسلة النخبة'], 14)],
      },
      {
        names: REGIONS.slavonia,
        culture: 'slavic',
        leagues: [of(['Superleague', 'Superliga', 'الدوري السوبر'], 14), of(CUP, 12)],
      },
      { names: REGIONS.sahra, culture: 'levantine', leagues: [of(FIRST, 12)] },
    ],
  },
  {
    key: 'ice_hockey',
    urn: 'sr:sport:4',
    names: ['Ice hockey', 'Eishockey', 'هوكي الجليد'],
    provider: 'betradar',
    live: 6,
    weight: 10,
    categories: [
      {
        names: REGIONS.skerry,
        culture: 'nordic',
        leagues: [of(['Elite', 'Eliteliga', 'دوري النخبة'], 14), of(FIRST, 12)],
      },
      {
        names: REGIONS.alpenmark,
        culture: 'germanic',
        leagues: [of(['Alpine Ice League', 'Alpen-Eisliga', 'دوري الألب للجليد'], 14)],
      },
      {
        names: REGIONS.ostrava,
        culture: 'slavic',
        leagues: [of(['Extraliga', 'Extraliga', 'إكسترا ليغا'], 14), of(FIRST, 12, 'betconstruct')],
      },
      {
        names: REGIONS.norland,
        culture: 'english',
        leagues: [of(['National Ice League', 'Nationale Eisliga', 'الدوري الوطني للجليد'], 16)],
      },
      {
        names: REGIONS.rhineland,
        culture: 'germanic',
        leagues: [of(['Ice Bundesklasse', 'Eis-Bundesklasse', 'الدوري الاتحادي للجليد'], 14)],
      },
    ],
  },
  {
    key: 'counter_strike',
    urn: 'od:sport:3',
    names: ['Counter-Strike', 'Counter-Strike', 'كاونتر سترايك'],
    provider: 'oddin',
    live: 7,
    weight: 12,
    categories: [
      {
        names: ['World', 'Welt', 'العالم'],
        culture: 'english',
        leagues: [
          of(['Major', 'Major', 'البطولة الكبرى'], 24),
          of(['Pro Circuit', 'Pro Circuit', 'حلبة المحترفين'], 20),
          of(['Champions Stage', 'Champions Stage', 'مرحلة الأبطال'], 16),
        ],
      },
      {
        names: ['Europe', 'Europa', 'أوروبا'],
        culture: 'english',
        leagues: [
          of(['Continental', 'Continental', 'الدوري القاري'], 20),
          of(['Academy', 'Academy', 'الأكاديمية'], 16),
        ],
      },
      {
        names: ['Americas', 'Amerika', 'الأمريكتان'],
        culture: 'english',
        leagues: [
          of(['Open Division', 'Open Division', 'القسم المفتوح'], 16),
          of(['Masters', 'Masters', 'الماسترز'], 16),
        ],
      },
    ],
  },
]
