import type { BetWire, CallReply, ChangedBetWire } from '@touchline/contract'
import { isListedUnder, type BetFilter } from '@touchline/domain'

type BetsPage = CallReply<'getBets'>
/** The pages of one list as the query cache holds them. */
export type BetPages = { readonly pages: readonly BetsPage[]; readonly pageParams: readonly unknown[] }

/**
 * A list after one of its bets changed ([BET-3], [BET-4]): it changes where it stands, or leaves. Undefined where a bet comes in that the
 * list does not have: the private channel brings no names, so that the list is to be asked for again.
 */
export function withBet(list: BetPages, bet: ChangedBetWire, filter: BetFilter): BetPages | undefined {
  const isListed = isListedUnder({ status: bet.status, isVip: bet.vip }, filter)
  const isKnown = list.pages.some(page => page.data.some(({ id }) => id === bet.id))
  if (!isKnown) return isListed ? undefined : list
  const pages = list.pages.map(page => ({
    ...page,
    data: page.data.flatMap(old => (old.id !== bet.id ? [old] : isListed ? [withNames(bet, old)] : [])),
    pagination: { ...page.pagination, total: page.pagination.total - (isListed ? 0 : 1) },
  }))
  return { ...list, pages }
}

function withNames(bet: ChangedBetWire, old: BetWire): BetWire {
  return { ...bet, selections: old.selections.map((leg, i) => ({ ...leg, ...bet.selections[i] })) }
}

const OPEN = 'submitted,waiting_results,ready_to_process,cashout_in_progress'
const SETTLED = 'done,cashed_out,withdrawn,cancelled,rejected'

/** The statuses asked for under a filter, as the call takes them: pending counts as open, declined as settled ([BET-3]). */
export function statusesOf(filter: BetFilter): string {
  switch (filter) {
    case 'open':
      return OPEN
    case 'settled':
      return SETTLED
    case 'all':
      return `${OPEN},${SETTLED}`
  }
}
