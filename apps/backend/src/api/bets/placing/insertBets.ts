import type { CallParsed, DraftBetWire } from '@touchline/contract'
import type { OutcomeKey } from '@touchline/domain/market'
import { acceptModeOf, type OddsAcceptMode } from '@touchline/domain/odds'
import { postStakes, type AccountBalance } from '#api/ledger'
import type { DatabaseTransaction, Statement } from '#store'
import type { BetRow } from '../list/findBets.ts'
import type { TakenBet } from './takenBet.ts'
import type { LockedMatch, PricedQuote } from '../quotes/readQuotes.ts'

type Placing = {
  readonly playerId: string
  readonly key: string
  readonly meta: CallParsed<'placeBets', 'body'>['meta']
  readonly quoteOf: (key: OutcomeKey) => PricedQuote | undefined
  /** The locked matches by id. */
  readonly matches: ReadonlyMap<string, LockedMatch>
  readonly mode: OddsAcceptMode
  /** When a bet is decided, by its index; bets that are absent are decided now. */
  readonly decisionTimes: ReadonlyMap<number, number>
  readonly bets: readonly Pick<DraftBetWire, 'group'>[]
  readonly newId: () => string
  readonly newRef: () => string
  readonly now: number
}

/**
 * The statements that insert the accepted bets with their legs and book their stakes; and the bets as `findBetsById`
 * would read them afterwards, in order. They are not read back, because other placements wait for the matches
 * meanwhile.
 */
export function insertBets(
  trx: DatabaseTransaction,
  taken: readonly TakenBet[],
  placing: Placing,
): { bets: BetRow[]; statements: readonly [Statement, Statement<AccountBalance>] } {
  const { playerId, key, meta, newId, now } = placing
  const rows = taken.map(bet => ({ bet, row: toBetRow(bet, placing) }))
  const legRows = rows.flatMap(({ bet, row }) => toLegRows(bet, row.id, placing))
  const inserted = trx
    .with('placed', db =>
      db.insertInto('bets').values(
        rows.map(({ bet, row }) => ({
          ...row,
          account_id: bet.account.id,
          placement_key: key,
          placement_index: bet.index,
          system: row.system && JSON.stringify(row.system),
          meta: JSON.stringify(meta),
          group_name: placing.bets[bet.index]!.group ?? null,
          max_stake: bet.limits.maxStake,
          max_win: bet.limits.maxWin,
        })),
      ),
    )
    .insertInto('bet_legs')
    .values(legRows)
  const charged = postStakes(
    trx,
    rows.map(({ bet: { account, draft }, row }) => ({
      id: newId(),
      kind: 'stake',
      playerId,
      accountId: account.id,
      currency: account.currency,
      amount: -draft.stake.value,
      betId: row.id,
      now,
    })),
  )
  const legsOf = Map.groupBy(legRows, ({ bet_id }) => bet_id)
  const bets = rows.map<BetRow>(({ row }) => ({
    ...row,
    cashed_value: 0,
    paid: 0,
    cashout_at_least: null,
    has_receipt: row.status !== 'submitted',
    legs: legsOf.get(row.id)!.map(leg => ({ ...placing.matches.get(leg.match_id)!, ...leg })),
  }))
  return { bets, statements: [inserted, charged] }
}

function toBetRow(
  { index, draft, account, betOdds, potentialWin, isVip }: TakenBet,
  { playerId, newId, newRef, now, mode, decisionTimes }: Placing,
) {
  const decideAt = decisionTimes.get(index)
  return {
    id: newId(),
    ref: newRef(),
    player_id: playerId,
    type: draft.type,
    status: decideAt === undefined ? ('waiting_results' as const) : ('submitted' as const),
    result: 'no_results' as const,
    currency: account.currency,
    subunits: account.subunits,
    stake: draft.stake.value,
    win_amount: null,
    odds: betOdds,
    potential_win: potentialWin,
    system: draft.system ?? null,
    created_at: now,
    settled_at: null,
    version: 1,
    vip: isVip,
    accept_mode: acceptModeOf(draft.type, mode),
    decide_at: decideAt ?? null,
    refusal: null,
    open_stake: draft.stake.value,
    corrected_at: null,
  }
}

function toLegRows({ draft, legOdds }: TakenBet, betId: string, { quoteOf }: Placing) {
  return draft.legs.map((leg, place) => ({
    bet_id: betId,
    leg: place,
    match_id: leg.matchId as string,
    market_id: leg.marketId,
    specifier: leg.specifier,
    outcome_id: leg.outcomeId,
    odds: legOdds[place]! as number,
    odds_at_tap: leg.odds as number,
    odds_at_arrival: legOdds[place]! as number,
    price_version: quoteOf(leg)!.priceVersion,
    provider: leg.provider,
    result: 'no_results' as const,
    result_version: 0,
    tied: null,
    tied_places: null,
  }))
}
