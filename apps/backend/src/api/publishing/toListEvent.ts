import type { MarketsChangedWire } from '@touchline/contract'
import type { Database } from '#store'

/** Names the lines that lists show: `<match>/<market>/<specifier>`. */
export type ListMarkets = ReadonlySet<string>

/** The lines that lists show of these matches. */
export async function findListMarketKeys(db: Database, matchIds: readonly string[]): Promise<ListMarkets> {
  if (matchIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('markets')
    .select(['match_id', 'market_id', 'specifier'])
    .where('match_id', 'in', matchIds)
    .where('place', 'is not', null)
    .execute()
  return new Set(rows.map(row => `${row.match_id}/${row.market_id}/${row.specifier}`))
}

/** The part of a price change that lists show; undefined if they show none of it. */
export function toListEvent(event: MarketsChangedWire, shown: ListMarkets): MarketsChangedWire | undefined {
  const markets = event.message.markets.filter(market =>
    shown.has(`${event.message.match_id}/${market.id}/${market.specifier}`),
  )
  return markets.length > 0 ? { ...event, message: { ...event.message, markets } } : undefined
}
