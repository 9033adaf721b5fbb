import type { LiabilityChange } from '@touchline/domain/liability'
import type { Odds } from '@touchline/domain/odds'
import { sql } from 'kysely'
import { announceBets, moveLiability, toLiable, type LiableLeg, type LockedBet } from '#api/bets'
import { postTransactions } from '#api/ledger'
import type { DatabaseTransaction } from '#store'
import { nextSettlement, type BetSettlement, type VersionedLeg } from './nextSettlement.ts'

type Settled = { readonly bet: LockedBet; readonly settlement: BetSettlement }

/**
 * Settles locked bets by their legs' results, moves the money, and notifies the players. Each set of results settles a
 * bet once (failure model M14); a bet that no result can change only shows its new leg results.
 */
export async function settleBets(
  trx: DatabaseTransaction,
  bets: readonly LockedBet[],
  newId: () => string,
  now: number,
): Promise<void> {
  const legsOf = await readLegs(trx, bets)
  const settled = bets.flatMap(bet => {
    const settlement = nextSettlement(bet, legsOf(bet.id), now)
    return settlement ? [{ bet, settlement }] : []
  })
  const isFirst = await recordSettlements(trx, settled, now)
  const due = settled.filter(({ bet }) => isFirst(bet.id))
  await writeSettlements(trx, due)
  await refuseCashouts(trx, due, now)
  // Another lost leg in a lost bet moves no money, but the bet shows it.
  await raiseVersions(
    trx,
    bets.filter(bet => !due.some(one => one.bet === bet)),
  )
  const accounts = await postTransactions(
    trx,
    due.flatMap(one => movementsOf(one, newId, now)),
  )
  await announceBets(trx, bets, accounts, now)
  await moveLiability(
    trx,
    due.map(one => liabilityOf(one, legsOf(one.bet.id))),
  )
}

/** What a settled bet counted against limits before, and what it counts now. */
function liabilityOf({ bet, settlement }: Settled, legs: readonly LiableLeg[]): LiabilityChange {
  const before = toLiable(bet, legs)
  const { status, potentialWin } = settlement
  const after = toLiable({ ...bet, status, potential_win: potentialWin }, legs)
  return { ...(before && { before }), ...(after && { after }) }
}

async function readLegs(
  trx: DatabaseTransaction,
  bets: readonly LockedBet[],
): Promise<(betId: string) => (VersionedLeg & LiableLeg)[]> {
  const rows = await trx
    .selectFrom('bet_legs')
    .select([
      'bet_id',
      'match_id',
      'market_id',
      'specifier',
      'outcome_id',
      'odds',
      'result',
      'tied',
      'tied_places',
      'result_version',
    ])
    .where(
      'bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .orderBy('leg')
    .execute()
  const byBet = Map.groupBy(rows, ({ bet_id }) => bet_id)
  return betId =>
    (byBet.get(betId) ?? []).map(
      ({ odds, tied, tied_places: tiedPlaces, result_version: version, ...leg }) => ({
        ...leg,
        odds: odds as Odds,
        version,
        ...(tied !== null && { tied }),
        ...(tiedPlaces !== null && { tiedPlaces }),
      }),
    )
}

/** Stores the settlement of each bet by result version. Returns those that are new: only these may move money. */
async function recordSettlements(
  trx: DatabaseTransaction,
  settled: readonly Settled[],
  now: number,
): Promise<(betId: string) => boolean> {
  if (settled.length === 0) return () => false
  const rows = await trx
    .insertInto('bet_settlements')
    .values(
      settled.map(({ bet, settlement }) => ({
        bet_id: bet.id,
        result_version: settlement.resultVersion,
        result: settlement.result,
        payout: settlement.paid,
        created_at: now,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('bet_id')
    .execute()
  const fresh = new Set(rows.map(({ bet_id }) => bet_id))
  return betId => fresh.has(betId)
}

async function writeSettlements(trx: DatabaseTransaction, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return
  const rows = settled.map(({ bet, settlement }) => ({ id: bet.id, ...settlement }))
  await sql`
    update bets set
      status = next.status, result = next.result, win_amount = next."winAmount", paid = next.paid,
      potential_win = next."potentialWin", decide_at = next."decideAt", settled_at = next."settledAt",
      corrected_at = next."correctedAt", version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as next (
      id text, status text, result text, "winAmount" bigint, paid bigint, "potentialWin" bigint, "decideAt" bigint,
      "settledAt" bigint, "correctedAt" bigint)
    where bets.id = next.id`.execute(trx)
}

/** A cash-out that waits for its decision ends with the bet: the settlement wins. */
async function refuseCashouts(
  trx: DatabaseTransaction,
  settled: readonly Settled[],
  now: number,
): Promise<void> {
  const ended = settled.filter(
    ({ bet, settlement }) => bet.status === 'cashout_in_progress' && settlement.status === 'done',
  )
  if (ended.length === 0) return
  await trx
    .updateTable('cashouts')
    .set({ status: 'refused', decided_at: now, decide_at: null })
    .where('status', '=', 'pending')
    .where(
      'bet_id',
      'in',
      ended.map(({ bet }) => bet.id),
    )
    .execute()
}

async function raiseVersions(trx: DatabaseTransaction, bets: readonly LockedBet[]): Promise<void> {
  if (bets.length === 0) return
  await trx
    .updateTable('bets')
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      bets.map(({ id }) => id),
    )
    .execute()
}

/** What was paid is returned in full, then what is due is paid: ledger entries are only ever added. */
function movementsOf({ bet, settlement }: Settled, newId: () => string, now: number) {
  const { reverse, pay } = settlement.correction
  const of = {
    playerId: bet.player_id,
    accountId: bet.account_id,
    currency: bet.currency,
    betId: bet.id,
    now,
  }
  const kind = settlement.isRefund ? ('refund' as const) : ('payout' as const)
  return [
    ...(reverse > 0 ? [{ ...of, id: newId(), kind: 'reversal' as const, amount: -reverse }] : []),
    ...(pay > 0 ? [{ ...of, id: newId(), kind, amount: pay }] : []),
  ]
}
