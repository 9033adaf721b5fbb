import type { DatabaseTransaction } from '#store'
import type { PastBet } from './pastBet.ts'

type NamedBet = { readonly bet: PastBet; readonly id: string; readonly ref: string }
type Owner = { readonly playerId: string; readonly key: string }

/** Writes bets that are over, with their legs and what settled them. */
export async function insertHistory(
  trx: DatabaseTransaction,
  { playerId, key }: Owner,
  bets: readonly NamedBet[],
): Promise<void> {
  await trx
    .insertInto('bets')
    .values(
      bets.map(({ bet, id, ref }, index) => ({
        id,
        ref,
        player_id: playerId,
        account_id: `${playerId}-${bet.currency}`,
        placement_key: key,
        placement_index: index,
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
        open_stake: bet.status === 'done' ? bet.stake : 0,
        paid: bet.status === 'done' ? bet.credit : 0,
      })),
    )
    .execute()
  await trx
    .insertInto('bet_legs')
    .values(bets.flatMap(({ bet, id }) => bet.legs.map((leg, place) => toLegRow(id, place, leg))))
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
          payout: bet.credit,
          created_at: bet.endedAt,
        })),
    )
    .execute()
}

function toLegRow(betId: string, place: number, { match, outcome }: PastBet['legs'][number]) {
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
    result: outcome.result,
    result_version: 1,
  }
}
