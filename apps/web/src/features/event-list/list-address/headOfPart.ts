import { isDay } from '@touchline/domain/catalogue'
import type { Formatter, Text } from '#shared/i18n'
import type { ListState } from '#core/addresses'

/** Title and description of a page. */
export type Words = { readonly title: string; readonly description: string }

export interface PartOptions {
  readonly list: ListState
  /** Name of the sport that the list is filtered by, where the page is not about one sport anyway. */
  readonly sport?: string | undefined
  readonly t: Text
  readonly format: Formatter
}

/** Adds to title and description which part of its list an address selects: sport, day and page ([META-14]). */
export function headOfPart({ title, description }: Words, { list, sport, t, format }: PartOptions): Words {
  const { date, page } = list
  const parts = [
    sport,
    date !== undefined && isDay(date) && format.day(date, 'date'),
    page !== undefined && t('lists.page', { page }),
  ].filter(Boolean)
  return { title: [title, ...parts].join(' · '), description: [description, ...parts].join(' ') }
}
