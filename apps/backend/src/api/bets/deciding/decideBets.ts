import { ERROR_CODES } from '@touchline/contract'
import { postTransactions } from '#api/ledger'
import type { Receipts } from '#api/receipts'
import type { SiteSettings } from '#api/system'
import { doesFeedWait, type Database, type DatabaseTransaction } from '#store'
import { announceBets } from '../list/announceBets.ts'
import { legsAtDecision, liveWaitOf, type InPlay } from './decisionTimes.ts'
import { isPriceCertain } from './isPriceCertain.ts'
import {
  judgeSubmitted,
  legKeyOf,
  refuseUnpriced,
  legToSelection,
  type BetDecision,
  type SubmittedBet,
  type TraderWord,
} from './judgeSubmitted.ts'
import { countDecisions, holdToLimits, withinLiability } from '../liability/index.ts'
import { lockBets } from '../lockBets.ts'
import { readJointPrices } from '../quotes/readJointPrices.ts'
import { lockQuotes, toLockedQuotes } from '../quotes/readQuotes.ts'
import { writeDecisions } from './writeDecisions.ts'

export type DecidingOptions = {
  readonly db: Database
  readonly site: SiteSettings
  readonly newId: () => string
  readonly now: () => number
  readonly receipts: Receipts
}

/**
 * Decides submitted bets together with the other bets of their groups: accepted at current prices, or refused with the
 * stake returned. One transaction, under the same locks as placing. A bet that is no longer submitted is skipped, so
 * deciding twice has no effect. A trader's "accept" does not shorten the delay of a bet on a match in play: it is
 * stored and applied when the delay is over. A bet whose prices may not reflect the latest events stays submitted
 * ([DELAY-5]); the next round finds it again. Returns the number of bets that are decided, or will be by a stored
 * trader decision.
 */
export async function decideBets(
  { db, site, newId, now, receipts }: DecidingOptions,
  betIds: readonly string[],
  word?: TraderWord,
): Promise<number> {
  return await withinLiability(db, async (trx, held) => {
    const submitted = await lockSubmitted(trx, betIds)
    if (submitted.length === 0) return 0
    const locked = now()
    const refused = submitted.flatMap(({ bet }) => refuseUnpriced(bet, locked, word) ?? [])
    const open = submitted.filter(({ bet }) => refused.every(decision => decision.bet !== bet))
    const keys = open.flatMap(({ legs }) => legs.map(legKeyOf))
    const { quoteOf, matches, at } =
      open.length > 0 ? await lockQuotes(trx, keys, { now }) : toLockedQuotes([], [], locked)
    const inPlay = { quoteOf, matches, liveDelays: site.liveDelays }
    const uncertain = await findUncertain(trx, open, inPlay)
    // A bet that is refused whatever its prices are takes the rest of its group with it.
    const over = new Set(refused.map(({ bet }) => groupOf(bet)))
    const isLater = ({ bet }: SubmittedBet) => uncertain.has(groupOf(bet)) && !over.has(groupOf(bet))
    const due = open.filter(bet => !isLater(bet))
    if (word === 'accept' && open.some(bet => isLater(bet) || isTooEarly(bet, inPlay, at))) {
      return await storeAcceptance(trx, open)
    }
    const jointPriceOf = await readJointPrices(
      trx,
      due.map(({ bet, legs }) => ({ type: bet.type, selections: legs.map(legToSelection) })),
    )
    const moment = { quoteOf, jointPriceOf, site, now: at }
    const judged = [...refused, ...due.map(bet => judgeSubmitted(bet, moment))]
    if (judged.length === 0) return 0
    const legsOf = new Map(submitted.map(({ bet, legs }) => [bet.id, legs]))
    const decisions = judgeGroups(await holdToLimits(trx, judged, legsOf, held))
    await writeDecisions(trx, decisions, quoteOf)
    const accepted = decisions.filter(({ ok }) => ok).map(({ bet }) => bet.id)
    await receipts.write(trx, accepted, at)
    const accounts = await postTransactions(
      trx,
      decisions
        .filter(({ ok }) => !ok)
        .map(({ bet }) => ({
          id: newId(),
          kind: 'refund',
          playerId: bet.player_id,
          accountId: bet.account_id,
          currency: bet.currency,
          amount: bet.stake,
          betId: bet.id,
          now: at,
        })),
    )
    await announceBets(
      trx,
      decisions.map(({ bet }) => bet),
      accounts,
      at,
    )
    await countDecisions(trx, decisions, legsOf)
    return decisions.length
  })
}

/**
 * Applies a trader's decision to a VIP player's bet that waits for one. Returns the number of bets affected: 0 where
 * there is no such bet.
 */
export async function decideVip(options: DecidingOptions, betId: string, accept: boolean): Promise<number> {
  const waits = await options.db
    .selectFrom('bets')
    .select('id')
    .where('id', '=', betId)
    .where('vip', '=', true)
    .executeTakeFirst()
  return waits ? await decideBets(options, [betId], accept ? 'accept' : 'refuse') : 0
}

async function lockSubmitted(trx: DatabaseTransaction, betIds: readonly string[]): Promise<SubmittedBet[]> {
  const bets = await lockBets(trx, eb =>
    eb.and([
      eb('status', '=', 'submitted'),
      eb.or([
        eb('id', 'in', betIds),
        eb(
          eb.refTuple('player_id', 'placement_key', 'group_name'),
          'in',
          eb
            .selectFrom('bets as named')
            .select(['named.player_id', 'named.placement_key', 'named.group_name'])
            .where('named.id', 'in', betIds)
            .$asTuple('player_id', 'placement_key', 'group_name'),
        ),
      ]),
    ]),
  )
  if (bets.length === 0) return []
  const legs = await trx
    .selectFrom('bet_legs')
    .select(['bet_id', 'match_id', 'market_id', 'specifier', 'outcome_id', 'odds', 'odds_at_tap'])
    .where(
      'bet_id',
      'in',
      bets.map(({ id }) => id),
    )
    .orderBy('bet_id')
    .orderBy('leg')
    .execute()
  const byBet = Map.groupBy(legs, ({ bet_id }) => bet_id)
  return bets.map(bet => ({ bet, legs: byBet.get(bet.id) ?? [] }))
}

/**
 * Whether the bet must still wait because a leg is in play: spectators in the stadium see events before the feed
 * reports them.
 */
function isTooEarly({ bet, legs }: SubmittedBet, inPlay: InPlay, now: number): boolean {
  return now < bet.decide_at! && liveWaitOf(legs.map(legKeyOf), inPlay) > 0
}

async function storeAcceptance(
  trx: DatabaseTransaction,
  submitted: readonly SubmittedBet[],
): Promise<number> {
  const ids = submitted.map(({ bet }) => bet.id)
  await trx.updateTable('bets').set({ trader_accepted: true }).where('id', 'in', ids).execute()
  return ids.length
}

/** The groups with a bet whose prices may predate the latest event. */
async function findUncertain(
  trx: DatabaseTransaction,
  open: readonly SubmittedBet[],
  inPlay: InPlay,
): Promise<ReadonlySet<string>> {
  const live = open
    .map(({ bet, legs }) => ({ bet, legs: legsAtDecision(legs.map(legKeyOf), inPlay) }))
    .filter(({ legs }) => legs.some(({ isLive }) => isLive))
  if (live.length === 0) return new Set()
  const isBehind = await doesFeedWait(trx)
  const uncertain = live.filter(({ legs }) => !isPriceCertain(legs, inPlay.liveDelays, isBehind))
  return new Set(uncertain.map(({ bet }) => groupOf(bet)))
}

const groupOf = ({ id, group_name, player_id, placement_key }: SubmittedBet['bet']): string =>
  group_name === null ? id : `${player_id} ${placement_key} ${group_name}`

/** Bets of one group are accepted or refused together. */
function judgeGroups(decisions: readonly BetDecision[]): readonly BetDecision[] {
  const refused = new Set(decisions.filter(({ ok }) => !ok).map(({ bet }) => groupOf(bet)))
  return decisions.map(decision =>
    decision.ok && refused.has(groupOf(decision.bet))
      ? {
          ok: false,
          bet: decision.bet,
          refusals: [{ kind: 'group-refused', code: ERROR_CODES.groupRefused }],
        }
      : decision,
  )
}
