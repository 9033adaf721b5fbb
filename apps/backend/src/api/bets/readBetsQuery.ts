import type { CallParsed } from '@touchline/contract'
import { BET_STATUSES } from '@touchline/domain'
import type { BetsWanted } from './findBets.ts'

/**
 * Which bets a query asks for: every status but `rejected` unless it names some, of whatever result, currency and time it leaves open.
 * Undefined where a status is unknown.
 */
export function readBetsQuery({
  status,
  result,
  currency,
  from,
  to,
}: Omit<CallParsed<'getBets', 'query'>, 'page' | 'limit'>): BetsWanted | undefined {
  const bounds = { result, currency, from, to }
  if (status === undefined) return { statuses: BET_STATUSES.filter(one => one !== 'rejected'), ...bounds }
  const statuses = status.split(',').map(name => BET_STATUSES.find(one => one === name))
  return statuses.every(one => one !== undefined) ? { statuses, ...bounds } : undefined
}
