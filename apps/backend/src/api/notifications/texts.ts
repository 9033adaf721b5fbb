import type { BetType } from '@touchline/domain/bet'
import type { NotificationType } from '@touchline/domain/notifications'
import type { Locale } from '@touchline/domain/locale'
import { readLanguages } from '#api/names'
import type { NotificationParams } from './notedBet.ts'

/** The kinds of notification about a bet. */
type Story =
  | 'won'
  | 'part'
  | 'lost'
  | 'refunded'
  | 'cashed'
  | 'cashedPart'
  | 'corrected'
  | 'reopened'
  | 'refused'
type Texts = Readonly<Record<`${Story}.title` | `${Story}.body` | `type.${BetType}`, string>>
type Values = { readonly ref: string; readonly amount: string; readonly stake: string }

/**
 * One file per language: a title and a body by story, and the names of bet types. `{ref}`, `{amount}` and `{stake}` are
 * the bet's number and sums.
 */
const { textsIn } = readLanguages<Texts>(new URL('./texts/', import.meta.url))

export function betTypeName(type: BetType, locale: Locale): string {
  return textsIn(locale)[`type.${type}`]
}

/** Title and body of a notification in a language, with the figures of the bet. */
export function notificationText(
  type: NotificationType,
  params: NotificationParams,
  values: Values,
  locale: Locale,
): { readonly title: string; readonly body: string } {
  const texts = textsIn(locale)
  const story = storyOf(type, params)
  const body = texts[`${story}.body`].replace(
    /\{(ref|amount|stake)\}/g,
    (_, key: keyof Values) => values[key],
  )
  return { title: texts[`${story}.title`], body }
}

function storyOf(type: NotificationType, { amount, stake, isOpen }: NotificationParams): Story {
  switch (type) {
    case 'bet_settled':
      return amount > stake ? 'won' : amount > 0 ? 'part' : 'lost'
    case 'bet_refunded':
      return 'refunded'
    case 'bet_cashed_out':
      return isOpen ? 'cashedPart' : 'cashed'
    case 'bet_corrected':
      return isOpen ? 'reopened' : 'corrected'
    case 'bet_refused':
      return 'refused'
  }
}
