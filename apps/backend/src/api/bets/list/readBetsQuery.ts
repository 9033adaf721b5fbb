import type { CallParsed } from '@touchline/contract'
import { BET_STATUSES } from '@touchline/domain/bet'
import type { BetsQuery } from './findBets.ts'

/**
 * Which bets a query selects: every status except `rejected` unless it names some, and any result, currency and time it
 * leaves open. Bets requested by id may have any status. Undefined where a status is unknown.
 */
export function readBetsQuery({
  status,
  ids,
  result,
  currency,
  from,
  to,
  by,
}: Omit<CallParsed<'getBets', 'query'>, 'page' | 'limit'>): BetsQuery | undefined {
  const bounds = { ids: ids?.split(','), result, currency, from, to, by }
  if (status === undefined) {
    return { statuses: BET_STATUSES.filter(one => ids !== undefined || one !== 'rejected'), ...bounds }
  }
  const statuses = status.split(',').map(name => BET_STATUSES.find(one => one === name))
  return statuses.every(one => one !== undefined) ? { statuses, ...bounds } : undefined
}
