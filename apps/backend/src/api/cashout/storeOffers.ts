import { sql } from 'kysely'
import type { BetCashoutChangedWire } from '@touchline/contract'
import type { CashoutHindrance, CashoutOffer } from '@touchline/domain'
import { appendOutbox, type Database } from '#store'
import type { BetToPrice } from './readBetsToPrice.ts'

export type PricedBet = { readonly bet: BetToPrice; readonly offer: CashoutOffer }

type Changed = {
  readonly bet_id: string
  readonly value: number | null
  readonly because: CashoutHindrance | null
  readonly version: number
}

/** Keeps offers that differ from what was told last, each under the next number, and tells their players. How many. */
export async function storeOffers(db: Database, priced: readonly PricedBet[], now: number): Promise<number> {
  if (priced.length === 0) return 0
  const byId = new Map(priced.map(entry => [entry.bet.id, entry]))
  const rows = [...byId.values()].map(({ bet, offer }) => ({
    bet_id: bet.id,
    value: offer.offered ? offer.value : null,
    because: offer.offered ? null : offer.because,
  }))
  return await db.transaction().execute(async trx => {
    const { rows: changed } = await sql<Changed>`
      insert into cashout_offers (bet_id, value, because, version, priced_at)
      select bet_id, value, because, 1, ${now}::bigint
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as offered (bet_id text, value bigint, because text)
      order by bet_id
      on conflict (bet_id) do update set
        value = excluded.value, because = excluded.because, version = cashout_offers.version + 1, priced_at = excluded.priced_at
      where cashout_offers.value is distinct from excluded.value
        or cashout_offers.because is distinct from excluded.because
      returning bet_id, value, because, version`.execute(trx)
    await appendOutbox(
      trx,
      changed.map(row => toEvent(row, byId.get(row.bet_id)!.bet)),
      now,
    )
    return changed.length
  })
}

function toEvent({ bet_id, value, because, version }: Changed, bet: BetToPrice) {
  const message: BetCashoutChangedWire['message'] = {
    bet_id,
    to_cashout: value === null ? null : { value, currency: bet.currency, subunits: bet.subunits },
    because,
    v: version,
  }
  return { eventName: 'bet_cashout_changed', playerId: bet.player_id, message }
}
