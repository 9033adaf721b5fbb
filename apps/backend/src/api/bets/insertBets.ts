import type { CallParsed } from '@touchline/contract'
import { balanceChanged, postTransaction, type AccountBalance } from '#api/ledger'
import type { DatabaseTransaction, OutboxEvent } from '#store'
import type { TakenBet } from './judgeBets.ts'
import type { PricedQuote } from './readQuotes.ts'
import type { OutcomeKey } from '@touchline/domain'

type Placing = {
  readonly playerId: string
  readonly key: string
  readonly meta: CallParsed<'placeBets', 'body'>['meta']
  readonly quoteOf: (key: OutcomeKey) => PricedQuote | undefined
  readonly newId: () => string
  readonly newRef: () => string
  readonly now: number
}

/** Writes the bets that are taken, their legs, and their stakes into the books. The ids come back in the bets' order. */
export async function insertBets(
  trx: DatabaseTransaction,
  taken: readonly TakenBet[],
  { playerId, key, meta, quoteOf, newId, newRef, now }: Placing,
): Promise<{ ids: string[]; events: OutboxEvent[] }> {
  const rows = taken.map(bet => ({ ...bet, id: newId() }))
  if (rows.length === 0) return { ids: [], events: [] }
  const betRows = rows.map(({ id, index, draft, account, betOdds, potentialWin }) => ({
    id,
    ref: newRef(),
    player_id: playerId,
    account_id: account.id,
    placement_key: key,
    placement_index: index,
    type: draft.type,
    status: 'waiting_results' as const,
    result: 'no_results' as const,
    currency: account.currency,
    subunits: account.subunits,
    stake: draft.stake.value,
    win_amount: null,
    odds: betOdds,
    potential_win: potentialWin,
    system: draft.system ? JSON.stringify(draft.system) : null,
    meta: JSON.stringify(meta),
    version: 1,
    created_at: now,
    settled_at: null,
  }))
  const legRows = rows.flatMap(({ id, draft, legOdds }) =>
    draft.legs.map((leg, place) => ({
      bet_id: id,
      leg: place,
      match_id: leg.matchId,
      market_id: leg.marketId,
      specifier: leg.specifier,
      outcome_id: leg.outcomeId,
      odds: legOdds[place]!,
      price_version: quoteOf(leg)!.priceVersion,
      provider: leg.provider,
      result: 'no_results' as const,
      result_version: 0,
    })),
  )
  await trx
    .with('placed', db => db.insertInto('bets').values(betRows))
    .insertInto('bet_legs')
    .values(legRows)
    .execute()
  const balances = new Map<string, AccountBalance>()
  for (const { id, account, draft } of rows) {
    const after = await postTransaction(trx, {
      id: newId(),
      kind: 'stake',
      playerId,
      accountId: account.id,
      currency: account.currency,
      amount: -draft.stake.value,
      betId: id,
      now,
    })
    balances.set(account.id, after)
  }
  return { ids: rows.map(({ id }) => id), events: [...balances.values()].map(balanceChanged) }
}
