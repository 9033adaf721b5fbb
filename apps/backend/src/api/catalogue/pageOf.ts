import type { PaginationWire } from '@touchline/contract'

/** Matches per page: at most 40 (spec section 5); a larger value is replaced with the default. */
const MATCHES_LIMIT_MAX = 40
const MATCHES_LIMIT_DEFAULT = 20

export function matchesLimit(limit: number | undefined): number {
  return limit === undefined || limit > MATCHES_LIMIT_MAX ? MATCHES_LIMIT_DEFAULT : limit
}

export function paginationOf(total: number, page: number, limit: number): PaginationWire {
  return { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) }
}
