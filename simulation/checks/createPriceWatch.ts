import type { StoredOutcome } from '@touchline/backend/parts'
import type { MatchId } from '@touchline/domain'
import type { Tab } from '../client/tab.ts'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type MarketRow = {
  match_id: string
  market_id: number
  specifier: string
  version: number
  outcomes: readonly StoredOutcome[]
}
type Standing = { readonly version: number; readonly prices: string }

/** Knows every version of every market there was, and that no client goes back to an older one (I10). */
export interface PriceWatch {
  /** A tick may have been committed. */
  learn(): Promise<void>
  look(tab: Tab): void
}

export function createPriceWatch({ observer }: World): PriceWatch {
  const history = new Map<string, Standing[]>()
  const markets = new Map<string, MarketRow>()
  /** Place in the history that a tab last showed. */
  const shown = new WeakMap<Tab, Map<string, number>>()

  return {
    async learn() {
      const { rows } = await observer.query<MarketRow>({
        name: 'markets',
        text: 'select match_id, market_id, specifier, version, outcomes from markets',
      })
      for (const row of rows) {
        const key = `${row.match_id}/${row.market_id}/${row.specifier}`
        const standings = history.get(key) ?? []
        history.set(key, standings)
        markets.set(key, row)
        if (standings.at(-1)?.version === row.version) continue
        standings.push({ version: row.version, prices: row.outcomes.map(({ odds }) => odds).join(' ') })
      }
    },
    look(tab) {
      const places = shown.get(tab) ?? new Map<string, number>()
      shown.set(tab, places)
      for (const [key, row] of markets) {
        const prices = pricesOf(tab, row)
        if (prices === undefined) continue
        const standings = history.get(key)!
        const last = places.get(key) ?? 0
        const place = standings.findIndex((standing, i) => i >= last && standing.prices === prices)
        if (place < 0) {
          const at = standings.findLast(standing => standing.prices === prices)
          const before = standings[last]?.version
          throw new Violation(
            'I10',
            `${tab.life.name} shows market ${key} at ${at ? `version ${at.version}` : `prices there never were (${prices})`}, after version ${before}`,
          )
        }
        places.set(key, place)
      }
    },
  }
}

function pricesOf(tab: Tab, { match_id, market_id, specifier, outcomes }: MarketRow): string | undefined {
  const key = { matchId: match_id as MatchId, marketId: market_id, specifier }
  const prices = outcomes.map(({ id }) => tab.live.store.price({ ...key, outcomeId: id })?.read().odds)
  return prices.every(price => price !== undefined) ? prices.join(' ') : undefined
}
