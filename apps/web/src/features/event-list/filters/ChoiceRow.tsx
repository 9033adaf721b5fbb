import { Chips, type Choice } from './Chips.tsx'
import css from './ChoiceRow.module.css'

/** A row of choices of which one is current. */
export function ChoiceRow({ label, choices, kind = 'row' }: ChoiceRowProps) {
  return (
    <nav className={css[kind]} aria-label={label}>
      <Chips choices={choices} />
    </nav>
  )
}
export interface ChoiceRowProps {
  /** What is chosen; screen readers read it out. */
  label: string
  choices: readonly Choice[]
  /** `places` are the parts of a page: the countries of a sport, the leagues of a country. */
  kind?: 'row' | 'places'
}
