/**
 * Texts that a language shares with English, letter for letter, because its bettors use the English terms. Everything
 * else must differ.
 */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: [
    'market.14',
    'market.16',
    'group.handicap',
    'group.teams',
    'group.maps',
    'group.innings',
    'group.overs',
    'group.wickets',
  ],
  es: ['outcome.no', 'group.sets', 'group.innings', 'group.overs', 'group.wickets'],
  fr: [
    'market.10',
    'market.14',
    'market.16',
    'group.handicap',
    'group.score',
    'group.corners',
    'group.sets',
    'group.points',
    'group.rounds',
    'group.overs',
  ],
  it: ['market.14', 'market.16', 'market.223', 'outcome.no', 'group.handicap'],
  'pt-BR': [
    'market.14',
    'market.16',
    'group.handicap',
    'group.sets',
    'group.games',
    'group.overs',
    'group.wickets',
  ],
  pl: ['market.14', 'market.16', 'group.handicap'],
  cs: ['market.14', 'market.16', 'group.handicap'],
  ro: ['market.14', 'market.16', 'group.handicap'],
  nb: ['outcome.over', 'outcome.under', 'group.quarters', 'group.innings', 'group.overs', 'group.wickets'],
  sv: ['outcome.under', 'group.quarters', 'group.innings', 'group.overs', 'group.wickets'],
}
