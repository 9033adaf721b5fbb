import { LinkButton } from '@touchline/ui'
import { useFormatter, useText, type Text } from '#shared/i18n'
import { useHref, type ListState } from '#core/addresses'
import { usePath } from '#shared/navigation'
import { useListLink } from '../list-address/useListLink.ts'
import css from './NothingFound.module.css'

/** An empty list shows which of its filters left nothing, and links to the list without that filter. */
export function NothingFound({ list, what }: NothingFoundProps) {
  const t = useText()
  const format = useFormatter()
  const href = useHref()
  const path = usePath()
  const link = useListLink(list)
  const { page, time, date, isBettable, sport } = list
  const schedule = href.fixed('schedule')
  const reason = (): Reason => {
    if (page !== undefined) return ['page', 'first-page', link({ page: 1 })]
    if (time !== undefined)
      return ['time', 'any-time', link({ time: undefined }), { hours: Number.parseInt(time, 10) }]
    if (date !== undefined)
      return [`date-${what}`, 'all-days', link({ date: undefined }), { day: format.day(date) }]
    if (isBettable) return ['bettable', 'closed-too', link({ isBettable: undefined })]
    if (sport !== undefined) return [what, 'all-sports', link({ sport: undefined })]
    return path === schedule ? [what, 'home', href.home()] : [what, 'schedule', schedule]
  }
  const [message, does, to, values] = reason()
  return (
    <div className={css.nothing}>
      <p>{t(`lists.none.${message}`, values)}</p>
      <LinkButton href={to} variant="outline" size="medium" fit="content">
        {t(`lists.none.${does}`)}
      </LinkButton>
    </div>
  )
}
export interface NothingFoundProps {
  /** The filters of the list. */
  list: ListState
  what: 'matches' | 'results'
}

/** Keys of the message and of the link, the address of the link, and the values of the first text. */
type Reason = readonly [message: string, does: string, to: string, values?: Parameters<Text>[1]]
