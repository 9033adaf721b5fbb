import { useText } from '#shared/i18n'
import { ChoiceRow } from './ChoiceRow.tsx'
import { DateField } from './DateField.tsx'
import { useDays, type DaysOf } from './useDays.ts'
import css from './ChoiceRow.module.css'

/** Which day a list is about: seven from today on, or back from it, and any other by its date. */
export function DayChoice(days: DaysOf) {
  const t = useText()
  return (
    <div className={css.row}>
      <ChoiceRow label={t('lists.days')} choices={useDays(days)} />
      <DateField list={days.list} />
    </div>
  )
}
