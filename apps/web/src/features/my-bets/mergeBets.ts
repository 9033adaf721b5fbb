import type { BetWire, CallReply } from '@touchline/contract'
import { isListedUnder, type BetFilter } from '@touchline/domain'

type BetsPage = CallReply<'getBets'>
/** The pages of one list as the query cache holds them. */
export type BetPages = { readonly pages: readonly BetsPage[]; readonly pageParams: readonly unknown[] }

/**
 * A list after one of its bets changed, or a new one came ([BET-3], [BET-4]): it moves in, changes where it stands, or leaves.
 * The private channel speaks in no particular language, so names we have stay.
 */
export function withBet(list: BetPages, bet: BetWire, filter: BetFilter): BetPages {
  const isListed = isListedUnder({ status: bet.status, isVip: bet.vip }, filter)
  const known = list.pages.flatMap(page => page.data).find(({ id }) => id === bet.id)
  if (!known && !isListed) return list
  const step = known && isListed ? 0 : isListed ? 1 : -1
  const pages = list.pages.map((page, i) => {
    const kept = page.data.flatMap(old => (old.id !== bet.id ? [old] : isListed ? [withNames(bet, old)] : []))
    const data = !known && i === 0 ? [bet, ...kept] : kept
    return { ...page, data, pagination: { ...page.pagination, total: page.pagination.total + step } }
  })
  return { ...list, pages }
}

function withNames(bet: BetWire, old: BetWire): BetWire {
  if (bet.selections.length !== old.selections.length) return bet
  return {
    ...bet,
    selections: bet.selections.map((leg, i) => {
      const { name_a, name_b, market_name, outcome_name, category_name, tournament_name } = old.selections[i]!
      return { ...leg, name_a, name_b, market_name, outcome_name, category_name, tournament_name }
    }),
  }
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
