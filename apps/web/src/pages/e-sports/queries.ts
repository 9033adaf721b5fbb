import { listQuery } from '#core/catalogue'
import type { ListState } from '#core/addresses'

/** Matches of games, in play first. */
export const CYBER = { sport_type: 'cyber', sort_by: 'start_time:asc' } as const

/** The page is about one kind of sport already. */
export const withoutKind = ({ sportType: _type, ...list }: ListState): ListState => list

export const cyberQuery = (list: ListState) => listQuery(CYBER, withoutKind(list))
