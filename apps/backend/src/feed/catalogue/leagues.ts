import type { Provider } from '@touchline/domain/match'
import type { SportKey } from '#pricing'
import type { Culture } from './placeParts.ts'

/** Names are in English; `names/texts/` has the other languages. */
export type PlannedLeague = { readonly name: string; readonly sides: number; readonly provider?: Provider }
export type PlannedCategory = {
  readonly name: string
  readonly culture: Culture
  readonly leagues: readonly PlannedLeague[]
}
export type PlannedSport = {
  readonly key: SportKey
  readonly urn: string
  readonly name: string
  readonly provider: Provider
  /** Matches that are live at any time; also the weight of this sport among upcoming matches. */
  readonly live: number
  readonly weight: number
  readonly categories: readonly PlannedCategory[]
}

const PREMIER = 'Premier'
const FIRST = 'First'
const SECOND = 'Second'
const CUP = 'Cup'

const REGIONS = {
  norland: 'Norland',
  iberia: 'Iberia',
  rhineland: 'Rhineland',
  coast: 'Coast',
  lombara: 'Lombara',
  valois: 'Valois',
  slavonia: 'Veldonia',
  skerry: 'Skerry Isles',
  marisma: 'Marisma',
  sahra: 'Sahra',
  alpenmark: 'Alpenmark',
  ostrava: 'East March',
  highmoor: 'Highmoor',
  lagunas: 'Lagunas',
} as const satisfies Record<string, string>

const of = (name: string, sides: number, provider?: Provider): PlannedLeague => ({
  name,
  sides,
  ...(provider && { provider }),
})

export const SPORTS: readonly PlannedSport[] = [
  {
    key: 'soccer',
    urn: 'sr:sport:1',
    name: 'Football',
    provider: 'betradar',
    live: 20,
    weight: 46,
    categories: [
      {
        name: REGIONS.norland,
        culture: 'english',
        leagues: [of(PREMIER, 20), of('Championship', 20), of(CUP, 16)],
      },
      {
        name: REGIONS.iberia,
        culture: 'iberian',
        leagues: [of('Primera', 20), of('Segunda', 20)],
      },
      {
        name: REGIONS.rhineland,
        culture: 'germanic',
        leagues: [of('Bundesklasse', 18), of(CUP, 16), of('Regional', 18)],
      },
      { name: REGIONS.coast, culture: 'english', leagues: [of(FIRST, 16), of(SECOND, 16)] },
      {
        name: REGIONS.lombara,
        culture: 'italic',
        leagues: [of('Serie One', 20), of('Serie Two', 18)],
      },
      {
        name: REGIONS.valois,
        culture: 'gallic',
        leagues: [of('Ligue Royale', 18), of('Ligue Nationale', 16)],
      },
      {
        name: REGIONS.slavonia,
        culture: 'slavic',
        leagues: [of(PREMIER, 16), of(FIRST, 16, 'betconstruct')],
      },
      {
        name: REGIONS.skerry,
        culture: 'nordic',
        leagues: [of('Elite', 16), of(FIRST, 16, 'betconstruct')],
      },
      {
        name: REGIONS.marisma,
        culture: 'iberian',
        leagues: [of('Liga Mar', 18), of(CUP, 16)],
      },
      {
        name: REGIONS.sahra,
        culture: 'levantine',
        leagues: [of('Pro League', 16)],
      },
      {
        name: REGIONS.alpenmark,
        culture: 'germanic',
        leagues: [of('Alpine League', 14), of(SECOND, 14, 'betconstruct')],
      },
      {
        name: REGIONS.ostrava,
        culture: 'slavic',
        leagues: [of('Extraliga', 16), of(SECOND, 14, 'betconstruct')],
      },
      { name: REGIONS.highmoor, culture: 'english', leagues: [of(PREMIER, 12), of(CUP, 12)] },
      {
        name: REGIONS.lagunas,
        culture: 'italic',
        leagues: [of('Liga Azul', 14, 'betconstruct')],
      },
    ],
  },
  {
    key: 'tennis',
    urn: 'sr:sport:5',
    name: 'Tennis',
    provider: 'betradar',
    live: 9,
    weight: 18,
    categories: [
      {
        name: 'World Tour',
        culture: 'english',
        leagues: [of('Open, Lisse', 32), of('Masters, Calder', 28), of('Indoor, Weser', 28)],
      },
      {
        name: "Women's Tour",
        culture: 'english',
        leagues: [of('Open, Marisma', 32), of('Classic, Belmira', 28)],
      },
      {
        name: 'Challenger',
        culture: 'english',
        leagues: [
          of('Challenger, Halden', 24),
          of('Challenger, Verona Bay', 24),
          of('Challenger, Al Safa', 24),
        ],
      },
      {
        name: 'Futures',
        culture: 'english',
        leagues: [of('Futures, Oakmoor', 24, 'betconstruct'), of('Futures, Novograd', 24, 'betconstruct')],
      },
    ],
  },
  {
    key: 'cricket',
    urn: 'sr:sport:21',
    name: 'Cricket',
    provider: 'betradar',
    live: 5,
    weight: 6,
    categories: [
      {
        name: REGIONS.norland,
        culture: 'english',
        leagues: [of('T20 Blast', 14)],
      },
      {
        name: REGIONS.coast,
        culture: 'english',
        leagues: [of('Coast Premier T20', 12), of('Islands T20', 12)],
      },
      {
        name: REGIONS.sahra,
        culture: 'levantine',
        leagues: [of('Desert T20', 12)],
      },
      {
        name: REGIONS.highmoor,
        culture: 'english',
        leagues: [of('Shield T20', 12, 'betconstruct')],
      },
    ],
  },
  {
    key: 'basketball',
    urn: 'sr:sport:2',
    name: 'Basketball',
    provider: 'betradar',
    live: 7,
    weight: 13,
    categories: [
      {
        name: REGIONS.norland,
        culture: 'english',
        leagues: [of('National League', 16)],
      },
      {
        name: REGIONS.coast,
        culture: 'english',
        leagues: [of('Coast League', 14), of(SECOND, 12, 'betconstruct')],
      },
      {
        name: REGIONS.iberia,
        culture: 'iberian',
        leagues: [of('Liga de Honor', 16)],
      },
      {
        name: REGIONS.lombara,
        culture: 'italic',
        leagues: [of('Serie Elite', 14)],
      },
      {
        name: REGIONS.slavonia,
        culture: 'slavic',
        leagues: [of('Superleague', 14), of(CUP, 12)],
      },
      { name: REGIONS.sahra, culture: 'levantine', leagues: [of(FIRST, 12)] },
    ],
  },
  {
    key: 'ice_hockey',
    urn: 'sr:sport:4',
    name: 'Ice hockey',
    provider: 'betradar',
    live: 6,
    weight: 10,
    categories: [
      {
        name: REGIONS.skerry,
        culture: 'nordic',
        leagues: [of('Elite', 14), of(FIRST, 12)],
      },
      {
        name: REGIONS.alpenmark,
        culture: 'germanic',
        leagues: [of('Alpine Ice League', 14)],
      },
      {
        name: REGIONS.ostrava,
        culture: 'slavic',
        leagues: [of('Extraliga', 14), of(FIRST, 12, 'betconstruct')],
      },
      {
        name: REGIONS.norland,
        culture: 'english',
        leagues: [of('National Ice League', 16)],
      },
      {
        name: REGIONS.rhineland,
        culture: 'germanic',
        leagues: [of('Ice Bundesklasse', 14)],
      },
    ],
  },
  {
    key: 'counter_strike',
    urn: 'od:sport:3',
    name: 'Counter-Strike',
    provider: 'oddin',
    live: 7,
    weight: 12,
    categories: [
      {
        name: 'World',
        culture: 'english',
        leagues: [of('Major', 24), of('Pro Circuit', 20), of('Champions Stage', 16)],
      },
      {
        name: 'Europe',
        culture: 'english',
        leagues: [of('Continental', 20), of('Academy', 16)],
      },
      {
        name: 'Americas',
        culture: 'english',
        leagues: [of('Open Division', 16), of('Masters', 16)],
      },
    ],
  },
]
