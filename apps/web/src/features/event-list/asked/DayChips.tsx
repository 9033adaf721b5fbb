import { chipClass } from '@touchline/ui'
import { Link } from '#shared/router'
import { useDays, type DaysOf } from './useDays.ts'
import css from './Filters.module.css'

/** The days of a list in the one row that a phone has. */
export function DayChips({ most, tab = 'all', ...days }: DayChipsProps) {
  return useDays(days)
    .slice(0, most)
    .map(({ key, name, href, isCurrent }) => (
      <Link
        key={key}
        // Another tab's hash would stay in an address that differs by nothing else.
        href={tab === 'all' ? href : `${href}#all`}
        className={`${chipClass()} ${css.onPhones}`}
        aria-current={isCurrent && tab === 'all' ? 'true' : undefined}
      >
        {name}
      </Link>
    ))
}
export interface DayChipsProps extends DaysOf {
  /** How many are shown, that of all days included. */
  most?: number
  /** The tab on show: the days are those of the whole list. */
  tab?: string
}
