/** The periods by which bets and totals are filtered. */
export const PERIODS = ['all', '7d', '30d', '90d', '12m', 'own'] as const
export type Period = (typeof PERIODS)[number]

/** Instants in epoch milliseconds: from the first on, before the second. What is absent has no bound. */
export type Bounds = { readonly from?: number; readonly to?: number }

/** Days of one's own choosing as a date field gives them (`2026-11-21`, or empty). */
export type OwnDays = { readonly first: string; readonly last: string }

/** No days of one's own. */
export const NO_DAYS: OwnDays = { first: '', last: '' }
/** What the history begins with. */
export const YEAR: Period = '12m'

const DAYS: Readonly<Partial<Record<Period, number>>> = { '7d': 7, '30d': 30, '90d': 90 }
const MONTHS = 12

/**
 * The bounds of a period in the time zone of this machine: whole days including today, so that they are the same all
 * day.
 * Custom days are accepted in either order.
 */
export function boundsOf(period: Period, own: OwnDays, now: number): Bounds {
  if (period === 'all') return {}
  if (period === 'own') return ownBounds(own)
  const today = new Date(now)
  const days = DAYS[period]
  const from =
    days === undefined
      ? new Date(today.getFullYear(), today.getMonth() - MONTHS, today.getDate())
      : new Date(today.getFullYear(), today.getMonth(), today.getDate() - days + 1)
  return { from: from.getTime() }
}

function ownBounds({ first, last }: OwnDays): Bounds {
  const [start, end] = [midnightOf(first, 0), midnightOf(last, 0)]
  if (start !== undefined && end !== undefined && start > end) return ownBounds({ first: last, last: first })
  const to = midnightOf(last, 1)
  return { ...(start !== undefined && { from: start }), ...(to !== undefined && { to }) }
}

/** The midnight at which a day starts, or one `daysLater`; undefined where it is no day. */
function midnightOf(day: string, daysLater: number): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === undefined) return undefined
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).getTime()
}
