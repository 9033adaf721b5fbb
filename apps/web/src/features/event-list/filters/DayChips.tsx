import { Chips } from './Chips.tsx'
import { useDays, type DaysOf } from './useDays.ts'
import css from './Filters.module.css'

/** The days of a list in the one row that a phone has. */
export function DayChips({ most, isList = true, ...days }: DayChipsProps) {
  const choices = useDays(days).slice(0, most)
  return (
    <Chips
      choices={choices.map(({ href, isCurrent, ...day }) => ({
        ...day,
        // Another tab's hash would stay in an address that differs by nothing else.
        href: isList ? href : `${href}#all`,
        isCurrent: isList && isCurrent,
        className: css.onPhones,
      }))}
    />
  )
}
export interface DayChipsProps extends DaysOf {
  /** How many are shown, that of all days included. */
  most?: number
  /** Whether the page shows its list, and no other tab: the days are those of the list. */
  isList?: boolean
}
