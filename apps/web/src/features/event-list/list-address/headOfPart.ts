import { isDay } from '@touchline/domain/catalogue'
import type { Formatter, Text } from '#shared/i18n'
import type { ListState } from '#core/addresses'

/** What a page says of itself. */
export type Words = { readonly title: string; readonly description: string }

export interface PartOptions {
  readonly list: ListState
  /** Name of the sport that is asked for, where the page is not about one anyway. */
  readonly sport?: string | undefined
  readonly t: Text
  readonly format: Formatter
}

/** A page whose address asks for a part of its list says which: the sport, the day, which page of it ([META-14]). */
export function headOfPart({ title, description }: Words, { list, sport, t, format }: PartOptions): Words {
  const { date, page } = list
  const parts = [
    sport,
    date !== undefined && isDay(date) && format.day(date, 'date'),
    page !== undefined && t('lists.page', { page }),
  ].filter(Boolean)
  return { title: [title, ...parts].join(' · '), description: [description, ...parts].join(' ') }
}
