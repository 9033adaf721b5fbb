import { dayAfter } from '@touchline/domain/catalogue'
import { useFormatter, useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import type { Choice } from './Chips.tsx'
import { useListLink } from '../list-address/useListLink.ts'

/** How many days are shown as chips; others can be entered as a date. */
const DAYS = 7

export interface DaysOf {
  list: ListState
  /** `2026-11-22`. */
  today: string
  /** 1 for days to come, -1 for past days. */
  direction: 1 | -1
}

/** The days to filter a list by: all, and seven from today forwards or backwards. */
export function useDays({ list, today, direction }: DaysOf): readonly (Choice & { isCurrent: boolean })[] {
  const t = useText()
  const format = useFormatter()
  const link = useListLink(list)
  const all = {
    key: '',
    name: t('lists.all-days'),
    href: link({ date: undefined }),
    isCurrent: list.date === undefined,
  }
  const days = Array.from({ length: DAYS }, (_, i) => {
    const day = dayAfter(today, i * direction)
    const name = i < 2 ? format.relativeDay(i * direction) : format.day(day)
    return { key: day, name, href: link({ date: day }), isCurrent: list.date === day }
  })
  return [all, ...days]
}
