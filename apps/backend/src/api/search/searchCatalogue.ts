import type { CallReply } from '@touchline/contract'
import { soundKey } from '@touchline/domain/search'
import type { Locale } from '@touchline/domain/locale'
import {
  findListMarkets,
  findMatchRows,
  findSomeMarkets,
  findTournaments,
  marketMatchOf,
  presentEvent,
  presentMarket,
  presentTournament,
} from '#api/catalogue'
import type { Database } from '#store'
import {
  findFirstEvents,
  findNamedEvents,
  findNamedLeagues,
  findSpelt,
  type NamedLeague,
  type SearchFilter,
  type SearchWords,
} from './findNamed.ts'
import { findMarketIds } from './marketWords.ts'
import { SOUND_CHARS_MIN } from './ways.ts'

const MARKETS_MAX = 10
/** Maximum markets of one event, so that others are shown too. */
const MARKETS_OF_EVENT_MAX = 3

type Found = CallReply<'search'>['data']
type SearchRequest = SearchFilter & { readonly words: readonly string[]; readonly locale: Locale }

/** The results for the words as written; if there are none, for words of similar sound and spelling. */
export async function searchCatalogue(db: Database, request: SearchRequest): Promise<Found> {
  const found = await findBy(db, { words: request.words }, request)
  const isEmpty = [found.markets, found.matches, found.tournaments].every(({ length }) => length === 0)
  if (!isEmpty || request.words.some(word => soundKey(word).length < SOUND_CHARS_MIN)) return found
  const spelt = await findSpelt(db, request.words)
  // If one word is similar to nothing, no name can match all of them.
  if (new Set(spelt.map(({ n }) => n)).size < request.words.length) return found
  return await findBy(db, { words: request.words, spelt }, request)
}

async function findBy(db: Database, words: SearchWords, request: SearchRequest): Promise<Found> {
  const [ids, leagues, markets] = await Promise.all([
    findNamedEvents(db, words, request),
    findNamedLeagues(db, words, request),
    !words.spelt && !request.onlyEvents ? findMarkets(db, request) : [],
  ])
  const [matches, tournaments] = await Promise.all([
    readEvents(db, ids, request.locale),
    readLeagues(db, leagues, request.locale),
  ])
  return { markets, matches, tournaments }
}

async function readEvents(db: Database, ids: readonly string[], locale: Locale): Promise<Found['matches']> {
  const [rows, markets] = await Promise.all([findMatchRows(db, ids), findListMarkets(db, ids)])
  return rows.map(row => presentEvent(row, markets, locale))
}

async function readLeagues(
  db: Database,
  leagues: readonly NamedLeague[],
  locale: Locale,
): Promise<Found['tournaments']> {
  if (leagues.length === 0) return []
  const rows = await findTournaments(db, { ids: leagues.map(({ id }) => id), hidden: [] })
  const byId = new Map(rows.map(row => [row.tournament_id, row]))
  return leagues.flatMap(({ id, ...counts }) => {
    const row = byId.get(id)
    return row ? [{ tournament: presentTournament(row, locale), ...counts }] : []
  })
}

/**
 * Markets that some words match, of the events that the other words match: `calder total` is the total of Calder City's
 * matches.
 */
async function findMarkets(db: Database, request: SearchRequest): Promise<Found['markets']> {
  const { words, locale } = request
  const named = findMarketIds(words, locale)
  if (!named) return []
  const { rest, marketIds } = named
  const ids =
    rest.length > 0 ? await findNamedEvents(db, { words: rest }, request) : await findFirstEvents(db, request)
  const [rows, markets, listed] = await Promise.all([
    findMatchRows(db, ids),
    findSomeMarkets(db, ids, marketIds),
    findListMarkets(db, ids),
  ])
  return rows
    .flatMap(row => {
      const own = markets
        .filter(({ match_id: id }) => id === row.id)
        .toSorted((one, other) => one.priority - other.priority)
      const event = presentEvent(row, listed, locale)
      return own
        .slice(0, MARKETS_OF_EVENT_MAX)
        .map(market => ({ event, market: presentMarket(market, marketMatchOf(row, locale), locale) }))
    })
    .slice(0, MARKETS_MAX)
}
