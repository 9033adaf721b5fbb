import { listQuery } from '#core/catalogue'
import type { ListState } from '#core/addresses'

/** Everything that is over, the newest first. */
export const OVER = { match_status: '3,4', sort_by: 'start_time:desc' } as const

/** What is over takes no bets and starts at no time to come. */
export const asResults = ({ time: _time, isBettable: _bettable, ...list }: ListState): ListState => list

export const resultsQuery = (list: ListState) => listQuery(OVER, asResults(list))
