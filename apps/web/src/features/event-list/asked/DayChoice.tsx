import { dayAfter } from '@touchline/domain'
import { useFormatter, useText } from '#shared/i18n'
import type { ListState } from '#shared/router'
import { ChoiceRow } from './ChoiceRow.tsx'
import { DateField } from './DateField.tsx'
import { useListLink } from './useListLink.ts'
import css from './ChoiceRow.module.css'

/** Days in sight; others by their date. */
const DAYS = 7

/** Which day a list is about: seven from today on, or back from it, and any other by its date. */
export function DayChoice({ list, today, direction }: DayChoiceProps) {
  const t = useText()
  const format = useFormatter()
  const link = useListLink(list)
  const days = Array.from({ length: DAYS }, (_, i) => dayAfter(today, i * direction))
  const nameOf = (day: string, i: number): string =>
    i < 2 ? format.relativeDay(i * direction) : format.day(day)
  return (
    <div className={css.row}>
      <ChoiceRow
        label={t('lists.days')}
        choices={[
          {
            key: '',
            name: t('lists.all-days'),
            href: link({ date: undefined }),
            isCurrent: list.date === undefined,
          },
          ...days.map((day, i) => ({
            key: day,
            name: nameOf(day, i),
            href: link({ date: day }),
            isCurrent: list.date === day,
          })),
        ]}
      />
      <DateField list={list} />
    </div>
  )
}
export interface DayChoiceProps {
  list: ListState
  /** `2026-11-22`. */
  today: string
  /** 1 for what is to come, -1 for what is over. */
  direction: 1 | -1
}
