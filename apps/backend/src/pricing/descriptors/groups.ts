import type { GroupTextKey } from '../language/index.ts'

/** Tabs of a match page, in order. */
export const MARKET_GROUPS = [
  'main',
  'goals',
  'handicap',
  'score',
  'halves',
  'teams',
  'corners',
  'cards',
  'sets',
  'games',
  'points',
  'quarters',
  'periods',
  'maps',
  'rounds',
  'innings',
  'overs',
  'wickets',
] as const satisfies readonly GroupTextKey[]
