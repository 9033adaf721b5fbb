import type { BetWire, CallReply, ChangedBetWire } from '@touchline/contract'
import { isListedUnder, type BetFilter } from '@touchline/domain/bet'
import { resultsUnder, type BetResultFilter } from '@touchline/domain/bet-list'

type BetsPage = CallReply<'getBets'>
/** The pages of one list as the query cache holds them. */
export type BetPages = { readonly pages: readonly BetsPage[]; readonly pageParams: readonly unknown[] }

/** Which bets a list holds. */
export type BetsFilter = {
  readonly filter: BetFilter
  readonly result: BetResultFilter
  /** Settled at or after this instant, epoch milliseconds; for bets that are not settled, placed. */
  readonly from?: number | undefined
  /** Before this instant. */
  readonly to?: number | undefined
  /** Bets per page. */
  readonly limit: number
  /** Only this one, whatever the other filters. */
  readonly id?: string | undefined
}

/**
 * A list after one of its bets changed ([BET-3], [BET-4]): the bet changes in place, or leaves. A change that is not
 * newer than the list is ignored. Undefined where a bet enters that the list does not have: the private channel sends
 * no names, so the list must be loaded again.
 */
export function withBet(list: BetPages, bet: ChangedBetWire, wanted: BetsFilter): BetPages | undefined {
  const isListed = belongs(bet, wanted)
  const known = list.pages.flatMap(page => page.data).find(({ id }) => id === bet.id)
  if (!known) return isListed ? undefined : list
  if (!isNewer(bet, known)) return list
  const pages = list.pages.map(page => ({
    ...page,
    data: page.data.flatMap(old => (old.id !== bet.id ? [old] : isListed ? [withNames(bet, old)] : [])),
    pagination: { ...page.pagination, total: page.pagination.total - (isListed ? 0 : 1) },
  }))
  return { ...list, pages }
}

/** The answer, except bets of which the channel has sent a newer version. */
export function withNewest(before: BetPages | undefined, answer: BetPages): BetPages {
  if (!before) return answer
  const known = new Map(before.pages.flatMap(page => page.data).map(bet => [bet.id, bet]))
  const newest = (bet: BetWire): BetWire => {
    const old = known.get(bet.id)
    return old && (old.v ?? 0) > (bet.v ?? 0) ? withNames(old, bet) : bet
  }
  return {
    ...answer,
    pages: answer.pages.map(page => ({ ...page, data: page.data.map(newest) })),
  }
}

function belongs(bet: ChangedBetWire, { filter, result, from, to, id }: BetsFilter): boolean {
  if (id !== undefined) return bet.id === id
  const { status, vip: isVip, settled_at: settledAt, created_at: createdAt } = bet
  const at = settledAt ?? createdAt
  return (
    isListedUnder({ status, isVip }, filter) &&
    (result === 'all' || resultsUnder(result).includes(bet.result)) &&
    (from === undefined || at >= from) &&
    (to === undefined || at < to)
  )
}

/** A back end that does not number the changes of a bet sends them in order. */
function isNewer(bet: ChangedBetWire, known: BetWire): boolean {
  return bet.v === undefined || known.v === undefined || bet.v > known.v
}

/** Cash-out offers have their own versions: they may have changed in the meantime, and an event need not have one. */
function withNames(bet: ChangedBetWire, old: BetWire): BetWire {
  const isOldOffer = bet.cash_out === undefined || bet.cash_out.v < (old.cash_out?.v ?? 0)
  return {
    ...bet,
    selections: old.selections.map((leg, i) => ({ ...leg, ...bet.selections[i] })),
    ...(isOldOffer && { to_cashout: old.to_cashout, cash_out: old.cash_out }),
  }
}
