import { channels, isMatch, toMarket, toMatch, toOutright, type ApiClient } from '@touchline/contract'
import type { Market, OutcomeKey } from '@touchline/domain/market'
import type { RequestClock } from '@touchline/exactly-once'
import { olderPosition } from '@touchline/live'
import { MARKETS_MAX } from '#core/catalogue'
import { seedWithMarkets, type Live } from '#core/live'
import type { OutcomeNames } from './outcomeNames.ts'

/** How loading an outcome ended: loaded, gone for good, or no answer. */
export type LoadedOutcome = 'there' | 'gone' | 'unanswered'

export interface OutcomeLoaderOptions {
  readonly client: ApiClient
  readonly live: Pick<Live, 'take'>
  readonly names: OutcomeNames
  readonly clock: Pick<RequestClock, 'later'>
}

/**
 * How much is loaded: the lines of the outcome's market, or every market of its match, which confirms all that is
 * known of it.
 */
export type LoadReach = 'market' | 'match'

export type OutcomeLoader = (key: OutcomeKey, reach?: LoadReach) => Promise<LoadedOutcome>

/** A request that takes longer counts as unanswered: a slip must not wait for a connection that hangs. */
const ANSWER_MS_MAX = 8_000

/**
 * Loads a match and the lines of one market, or of all, into the live store and the names: the snapshot behind a picked
 * outcome. One request per market or match at a time.
 */
export function createOutcomeLoader({ client, live, names, clock }: OutcomeLoaderOptions): OutcomeLoader {
  const underWay = new Map<string, Promise<readonly Market[] | 'unanswered'>>()

  async function request(
    { matchId: id, marketId }: OutcomeKey,
    reach: LoadReach,
  ): Promise<readonly Market[] | 'unanswered'> {
    const query = reach === 'market' ? { market_id: String(marketId) } : { limit: MARKETS_MAX }
    const [match, lines] = await Promise.all([
      client('getMatch', { params: { id } }),
      client('getMatchMarkets', { params: { id }, query }),
    ])
    if (match.ok && lines.ok) {
      const { data } = match.value
      const known = isMatch(data) ? toMatch(data) : toOutright(data)
      const markets = lines.value.data.map(toMarket)
      const isWhole = reach === 'match' && markets.length === lines.value.pagination.total
      live.take({
        channel: channels.match(known.id),
        position: olderPosition(match.value.stream, lines.value.stream),
        matches: [{ ...seedWithMarkets(known, markets, lines.value.version), isWhole }],
        isPart: reach === 'market',
      })
      names.rememberEvents([known])
      names.rememberMarkets(known.id, markets)
      return markets
    }
    const isGone = [match, lines].some(
      answer => !answer.ok && answer.error.kind === 'refused' && answer.error.status === 404,
    )
    return isGone ? [] : 'unanswered'
  }

  async function requestInTime(key: OutcomeKey, reach: LoadReach): Promise<readonly Market[] | 'unanswered'> {
    let cancel = (): void => {}
    const late = new Promise<'unanswered'>(resolve => {
      cancel = clock.later(() => resolve('unanswered'), ANSWER_MS_MAX)
    })
    return Promise.race([request(key, reach), late]).finally(cancel)
  }

  return async (key, reach = 'market') => {
    const question = reach === 'market' ? `${key.matchId}/${key.marketId}` : key.matchId
    const pending =
      underWay.get(question) ?? requestInTime(key, reach).finally(() => underWay.delete(question))
    underWay.set(question, pending)
    const markets = await pending
    if (markets === 'unanswered') return markets
    const isThere = markets.some(
      ({ id, specifier, outcomes }) =>
        id === key.marketId &&
        specifier === key.specifier &&
        outcomes.some(outcome => outcome.id === key.outcomeId),
    )
    return isThere ? 'there' : 'gone'
  }
}
