import { sql } from 'kysely'
import type { BetCashoutChangedWire } from '@touchline/contract'
import type { CashoutHindrance, CashoutOffer } from '@touchline/domain/cashout'
import { appendOutbox, type Database, type DatabaseTransaction } from '#store'
import type { BetToPrice } from './readBetsToPrice.ts'

type PricedBet = { readonly bet: BetToPrice; readonly offer: CashoutOffer }

type OfferRow = {
  readonly bet_id: string
  readonly value: number | null
  readonly because: CashoutHindrance | null
  /** Increases with each change of the offer. */
  readonly version: number
  /** Version of the bet when it was priced. */
  readonly bet_version: number
}

/** Stores the latest offer of each bet. Offers that changed get the next version, and their players are notified. */
export async function storeOffers(db: Database, priced: readonly PricedBet[], now: number): Promise<void> {
  if (priced.length === 0) return
  await db.transaction().execute(async trx => {
    const known = await lockOffers(
      trx,
      priced.map(({ bet }) => bet.id),
    )
    const next = priced.map(({ bet, offer }) => ({ bet, ...nextRow(bet, offer, known.get(bet.id)) }))
    await writeOffers(
      trx,
      next.filter(
        ({ isChanged, row }) => isChanged || row.bet_version !== known.get(row.bet_id)?.bet_version,
      ),
      now,
    )
    await appendOutbox(
      trx,
      next.filter(({ isChanged }) => isChanged).map(({ bet, row }) => toEvent(row, bet)),
      now,
    )
  })
}

async function lockOffers(
  trx: DatabaseTransaction,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, OfferRow>> {
  const { rows } = await sql<OfferRow>`
    select bet_id, value, because, version, bet_version from cashout_offers
    where bet_id = any(${[...betIds]}::text[]) order by bet_id for update`.execute(trx)
  return new Map(rows.map(row => [row.bet_id, row]))
}

function nextRow(
  bet: BetToPrice,
  offer: CashoutOffer,
  known: OfferRow | undefined,
): { readonly row: OfferRow; readonly isChanged: boolean } {
  const value = offer.offered ? offer.value : null
  const because = offer.offered ? null : offer.because
  const isChanged = !known || known.value !== value || known.because !== because
  const version = (known?.version ?? 0) + (isChanged ? 1 : 0)
  return { row: { bet_id: bet.id, value, because, version, bet_version: bet.version }, isChanged }
}

async function writeOffers(
  trx: DatabaseTransaction,
  offers: readonly { readonly row: OfferRow }[],
  now: number,
): Promise<void> {
  if (offers.length === 0) return
  await sql`
    insert into cashout_offers (bet_id, value, because, version, bet_version, priced_at)
    select bet_id, value, because, version, bet_version, ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(offers.map(({ row }) => row))}::jsonb) as offered (
      bet_id text, value bigint, because text, version int, bet_version int)
    order by bet_id
    on conflict (bet_id) do update set value = excluded.value, because = excluded.because, version = excluded.version,
      bet_version = excluded.bet_version, priced_at = excluded.priced_at`.execute(trx)
}

function toEvent({ bet_id, value, because, version }: OfferRow, bet: BetToPrice) {
  const message: BetCashoutChangedWire['message'] = {
    bet_id,
    to_cashout: value === null ? null : { value, currency: bet.currency, subunits: bet.subunits },
    because,
    v: version,
  }
  return { eventName: 'bet_cashout_changed', playerId: bet.player_id, message }
}
