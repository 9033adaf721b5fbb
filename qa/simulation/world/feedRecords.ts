import type pg from 'pg'
import type { MatchRecord, MarketRecord } from '@touchline/backend/parts'

type Row = Pick<MatchRecord, 'status' | 'state' | 'sim'> & {
  id: string
  version: number
  hash: Buffer | null
  markets: (Omit<MarketRecord, 'marketId' | 'mostBalanced'> & { market_id: number; most_balanced: boolean })[]
}

/** The committed state of matches: a restarted feed knows only this. */
export async function reloadRecords(
  observer: pg.Client,
  records: ReadonlyMap<string, MatchRecord>,
): Promise<MatchRecord[]> {
  const { rows } = await observer.query<Row>({
    name: 'records',
    text: `select id, status, state, sim, version,
      (select hash from price_log where match_id = matches.id order by version desc limit 1) as hash,
      (select jsonb_agg(markets order by market_id) from markets where match_id = matches.id) as markets
      from matches order by id`,
  })
  return rows.map(row => {
    const known = records.get(row.id)!
    const markets = row.markets.map(({ market_id: marketId, most_balanced: mostBalanced, ...rest }) => ({
      marketId,
      mostBalanced,
      ...rest,
    }))
    return {
      ...known,
      status: row.status,
      state: row.state,
      sim: row.sim,
      version: row.version,
      markets: new Map(markets.map(market => [market.marketId + market.specifier, market])),
      lastHash: row.hash ?? known.lastHash,
    }
  })
}
