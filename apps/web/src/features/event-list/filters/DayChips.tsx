import { Chips } from './Chips.tsx'
import { useDays, type DaysOf } from './useDays.ts'
import css from './Filters.module.css'

/** The days of a list as chips, in the one row that phones have. */
export function DayChips({ most, isList = true, ...days }: DayChipsProps) {
  const choices = useDays(days).slice(0, most)
  return (
    <Chips
      choices={choices.map(({ href, isCurrent, ...day }) => ({
        ...day,
        // Without a hash the browser would leave that of the other tab in the address.
        href: isList ? href : `${href}#all`,
        isCurrent: isList && isCurrent,
        className: css.onPhones,
      }))}
    />
  )
}
export interface DayChipsProps extends DaysOf {
  /** How many are shown, including "all days". */
  most?: number
  /** Whether the page shows its list and no other tab, so that one of the days can be current. */
  isList?: boolean
}
