import { ERROR_CODES } from '@touchline/contract'
import type { BetResult } from '@touchline/domain/bet'
import type { OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { toStoredRefusal } from '#api/bets'
import type { DatabaseTransaction } from '#store'
import type { PastBet, PastLeg } from './pastBet.ts'

type NamedBet = { readonly bet: PastBet; readonly id: string; readonly ref: string }
type Owner = { readonly playerId: string; readonly key: string }

/** Inserts finished bets with their legs and settlements. */
export async function insertHistory(
  trx: DatabaseTransaction,
  { playerId, key }: Owner,
  bets: readonly NamedBet[],
): Promise<void> {
  await trx
    .insertInto('bets')
    .values(bets.map((one, index) => ({ ...toBetRow(one, { playerId, key }), placement_index: index })))
    .execute()
  await trx
    .insertInto('bet_legs')
    .values(
      bets.flatMap(({ bet, id }) =>
        bet.legs.map((leg, place) => toLegRow(id, place, leg, bet.legResults[place]!)),
      ),
    )
    .execute()
  await trx
    .insertInto('bet_settlements')
    .values(
      bets
        .filter(({ bet }) => bet.status === 'done')
        .map(({ bet, id }) => ({
          bet_id: id,
          result_version: bet.resultVersion,
          result: bet.result,
          payout: bet.paid,
          created_at: bet.endedAt,
        })),
    )
    .execute()
  await trx
    .insertInto('cashouts')
    .values(bets.flatMap(({ bet, id }) => toCashoutRow(id, playerId, bet) ?? []))
    .execute()
}

function toBetRow({ bet, id, ref }: NamedBet, { playerId, key }: Owner) {
  return {
    id,
    ref,
    player_id: playerId,
    account_id: `${playerId}-${bet.currency}`,
    placement_key: key,
    type: bet.type,
    status: bet.status,
    result: bet.result,
    currency: bet.currency,
    subunits: bet.subunits,
    stake: bet.stake,
    win_amount: bet.winAmount ?? null,
    odds: bet.odds,
    potential_win: bet.potentialWin,
    system: bet.system ? JSON.stringify(bet.system) : null,
    meta: JSON.stringify({ device_id: key, quick: false }),
    version: 2,
    created_at: bet.createdAt,
    settled_at: bet.status === 'rejected' ? null : bet.endedAt,
    open_stake: bet.stake - (bet.cashout?.stake ?? 0),
    cashed_value: bet.cashout?.value ?? 0,
    paid: bet.paid,
    refusal: bet.status === 'rejected' ? JSON.stringify(refusalOf(bet)) : null,
  }
}

/** The refusal of a bet whose first leg's market was suspended at decision time. */
function refusalOf({ legs }: PastBet) {
  const [{ match, outcome }] = legs as [PastLeg]
  const leg: OutcomeKey = { ...keyOf(outcome), matchId: match.before.id as MatchId }
  return toStoredRefusal([{ kind: 'leg-suspended', code: ERROR_CODES.marketSuspended, leg }], () => undefined)
}

function keyOf({ marketId, specifier, outcomeId }: PastLeg['outcome']) {
  return { marketId, specifier, outcomeId }
}

function toLegRow(betId: string, place: number, { match, outcome }: PastLeg, result: BetResult) {
  return {
    bet_id: betId,
    leg: place,
    match_id: match.before.id,
    market_id: outcome.marketId,
    specifier: outcome.specifier,
    outcome_id: outcome.outcomeId,
    odds: outcome.odds,
    price_version: match.before.version,
    provider: match.before.provider,
    result,
    result_version: result === 'no_results' || result === 'cashed_out' ? 0 : 1,
  }
}

function toCashoutRow(betId: string, playerId: string, { cashout }: PastBet) {
  return (
    cashout && {
      id: betId,
      bet_id: betId,
      player_id: playerId,
      key: betId,
      payload_hash: null,
      trigger: 'player' as const,
      status: 'paid' as const,
      stake: cashout.stake,
      value: cashout.value,
      created_at: cashout.at,
      decided_at: cashout.at,
    }
  )
}
