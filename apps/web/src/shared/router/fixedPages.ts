/** Fixed pages by their segment; they win over sports of the same key (spec section 2.1). */
export const FIXED = {
  live: 'in_play',
  cybersport: 'e_sports',
  favorites: 'favorites',
  schedule: 'schedule',
  results: 'results',
  promotions: 'promotions',
  'bets-history': 'bets_history',
  racing: 'horse_racing',
  lotteries: 'lotteries',
  'general-rules': 'general_rules',
  about: 'about',
  blocked: 'blocked',
  locked: 'locked',
  '404': 'not_found',
  '500': 'broken',
  'init-sportsbook': 'init_sportsbook',
} as const
export type FixedSegment = keyof typeof FIXED
export type FixedKey = (typeof FIXED)[keyof typeof FIXED]
