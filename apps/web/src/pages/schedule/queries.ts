import { listQuery, STATUS_FILTER } from '#core/catalogue'
import type { ListState } from '#core/addresses'

/** Everything to come by kick-off. */
export const TO_COME = { match_status: STATUS_FILTER.prematch, sort_by: 'start_time:asc' } as const

export const scheduleQuery = (list: ListState) => listQuery(TO_COME, list)
