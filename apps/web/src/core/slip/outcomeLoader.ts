import { channels, toMarket, toMatch, type Client } from '@touchline/contract'
import type { Market, OutcomeKey } from '@touchline/domain'
import { seedWithMarkets, type Live } from '#core/live'
import type { SlipClock } from './createPlacer.ts'
import type { OutcomeNames } from './outcomeNames.ts'

/** How a question for an outcome ended: there, gone for good, or nobody answered. */
export type LoadedOutcome = 'there' | 'gone' | 'unanswered'

export interface OutcomeLoaderPorts {
  readonly client: Client
  readonly live: Pick<Live, 'take'>
  readonly names: OutcomeNames
  readonly clock: Pick<SlipClock, 'later'>
}

export type OutcomeLoader = (key: OutcomeKey) => Promise<LoadedOutcome>

/** A question that takes longer counts as unanswered: a slip must not wait for a line that hangs. */
const ANSWER_MS_MAX = 8_000

/**
 * Asks for a match and the lines of one market, and gives them to the live store and the names: the snapshot behind a picked
 * outcome. One question per market at a time.
 */
export function createOutcomeLoader({ client, live, names, clock }: OutcomeLoaderPorts): OutcomeLoader {
  const underWay = new Map<string, Promise<readonly Market[] | 'unanswered'>>()

  async function ask({ matchId: id, marketId }: OutcomeKey): Promise<readonly Market[] | 'unanswered'> {
    const [match, lines] = await Promise.all([
      client('getMatch', { params: { id } }),
      client('getMatchMarkets', { params: { id }, query: { market_id: String(marketId) } }),
    ])
    if (match.ok && lines.ok) {
      const known = toMatch(match.value.data)
      const markets = lines.value.data.map(toMarket)
      const [position] = [match.value.stream, lines.value.stream].sort((a, b) => a.offset - b.offset)
      live.take({
        channel: channels.match(known.id),
        position: position!,
        matches: [seedWithMarkets(known, markets, lines.value.version)],
      })
      names.rememberMatches([known])
      names.rememberMarkets(known.id, markets)
      return markets
    }
    const isGone = [match, lines].some(
      answer => !answer.ok && answer.error.kind === 'refused' && answer.error.status === 404,
    )
    return isGone ? [] : 'unanswered'
  }

  async function askInTime(key: OutcomeKey): Promise<readonly Market[] | 'unanswered'> {
    let callOff = (): void => {}
    const late = new Promise<'unanswered'>(resolve => {
      callOff = clock.later(() => resolve('unanswered'), ANSWER_MS_MAX)
    })
    return Promise.race([ask(key), late]).finally(callOff)
  }

  return async key => {
    const question = `${key.matchId}/${key.marketId}`
    const asked = underWay.get(question) ?? askInTime(key).finally(() => underWay.delete(question))
    underWay.set(question, asked)
    const markets = await asked
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
