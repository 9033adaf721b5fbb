import type { StoredOutcome } from '@touchline/backend/parts'
import { MARKET_STATUS } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import type { SimulatedTab } from '../client/tab.ts'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type MarketRow = {
  match_id: string
  market_id: number
  specifier: string
  version: number
  status: number
  outcomes: readonly StoredOutcome[]
}
type PriceState = { readonly version: number; readonly prices: string; readonly isOpen: boolean }

/**
 * Knows every version of every market, and checks that no client returns to an older one, nor shows as open what
 * was not (I10).
 */
export interface PriceWatch {
  /** A tick may have been committed. */
  learn(): Promise<void>
  look(tab: SimulatedTab): void
}

export function createPriceWatch({ observer }: World): PriceWatch {
  const history = new Map<string, PriceState[]>()
  const markets = new Map<string, MarketRow>()
  /** Position in the history that a tab last showed. */
  const shown = new WeakMap<SimulatedTab, Map<string, number>>()

  return {
    async learn() {
      const { rows } = await observer.query<MarketRow>({
        name: 'markets',
        text: 'select match_id, market_id, specifier, version, status, outcomes from markets',
      })
      for (const row of rows) {
        const key = `${row.match_id}/${row.market_id}/${row.specifier}`
        const standings = history.get(key) ?? []
        history.set(key, standings)
        markets.set(key, row)
        if (standings.at(-1)?.version === row.version) continue
        standings.push({
          version: row.version,
          prices: row.outcomes.map(({ odds }) => odds).join(' '),
          isOpen: row.status === MARKET_STATUS.allowed,
        })
      }
    },
    look(tab) {
      const places = shown.get(tab) ?? new Map<string, number>()
      shown.set(tab, places)
      for (const [key, row] of markets) {
        const market = shownOf(tab, row)
        if (!market) continue
        const { prices, isOpen } = market
        const standings = history.get(key)!
        const last = places.get(key) ?? 0
        // A match or a provider may close it as well; it is open only where its market is.
        const isIt = (one: PriceState): boolean => one.prices === prices && (one.isOpen || !isOpen)
        const place = standings.findIndex((state, i) => i >= last && isIt(state))
        if (place < 0) {
          const at = standings.findLast(isIt)
          const before = standings[last]?.version
          throw new Violation(
            'I10',
            `${tab.life.name} shows market ${key} at ${at ? `version ${at.version}` : `what it never was (${isOpen ? 'open' : 'closed'} at ${prices})`}, after version ${before}`,
          )
        }
        places.set(key, place)
      }
    },
  }
}

function shownOf(tab: SimulatedTab, { match_id, market_id, specifier, outcomes }: MarketRow) {
  const key = { matchId: match_id as MatchId, marketId: market_id, specifier }
  const shown = outcomes.map(({ id }) => tab.live.store.price({ ...key, outcomeId: id })?.read())
  if (!shown.every(price => price !== undefined)) return undefined
  return {
    prices: shown.map(({ odds }) => odds).join(' '),
    isOpen: shown.some(({ availability }) => availability === 'open'),
  }
}
