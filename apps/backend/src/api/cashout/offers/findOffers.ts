import { sql } from 'kysely'
import type { PricedOffer } from '#api/bets'
import type { Database, DatabaseTransaction } from '#store'
import type { Chances } from './createChances.ts'
import { cashoutOfferOf } from './cashoutOfferOf.ts'
import { readBetsToPrice } from './readBetsToPrice.ts'

/**
 * The offers of bets, priced now, by bet id. Each carries the version of the last published offer: a reader applies
 * later events with a higher version and ignores older ones.
 */
export async function findOffers(
  db: Database | DatabaseTransaction,
  chances: Chances,
  betIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, PricedOffer>> {
  if (betIds.length === 0) return new Map()
  const { rows } = await sql<{ bet_id: string; version: number }>`
    select bet_id, version from cashout_offers where bet_id = any(${[...betIds]}::text[])`.execute(db)
  const versions = new Map(rows.map(({ bet_id, version }) => [bet_id, version]))
  const bets = await readBetsToPrice(db, betIds)
  return new Map(
    bets.map(bet => {
      const offer = cashoutOfferOf(bet, chances, now)
      const version = versions.get(bet.id) ?? 0
      return [
        bet.id,
        offer.offered
          ? { value: offer.value, because: null, version }
          : { value: null, because: offer.because, version },
      ]
    }),
  )
}
