import { Chips, type Choice } from './Chips.tsx'
import css from './ChoiceRow.module.css'

/** Choices of which one holds. */
export function ChoiceRow({ label, choices, kind = 'row' }: ChoiceRowProps) {
  return (
    <nav className={css[kind]} aria-label={label}>
      <Chips choices={choices} />
    </nav>
  )
}
export interface ChoiceRowProps {
  /** Says what is chosen. */
  label: string
  choices: readonly Choice[]
  /** `places` lie below the page: a sport's countries, a country's leagues. */
  kind?: 'row' | 'places'
}
