import { useText } from '#shared/i18n'
import { ChoiceRow } from './ChoiceRow.tsx'
import { DateField } from './DateField.tsx'
import { useDays, type DaysOf } from './useDays.ts'
import css from './ChoiceRow.module.css'

/** Filters a list by day: seven from today forwards or backwards, and any other by its date. */
export function DayChoice(days: DaysOf) {
  const t = useText()
  return (
    <div className={css.row}>
      <ChoiceRow label={t('lists.days')} choices={useDays(days)} />
      <DateField list={days.list} />
    </div>
  )
}
