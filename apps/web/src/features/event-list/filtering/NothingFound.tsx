import { LinkButton } from '@touchline/ui'
import { useFormatter, useText } from '#shared/i18n'
import { useHref, type ListState } from '#core/addresses'
import { usePath } from '#shared/navigation'
import { useListLink } from '../list-address/useListLink.ts'
import css from './NothingFound.module.css'

/** A list with nothing in it says why, by what was asked of it, and leads to where there is something. */
export function NothingFound({ list, what }: NothingFoundProps) {
  const t = useText()
  const format = useFormatter()
  const href = useHref()
  const path = usePath()
  const link = useListLink(list)
  const { page, time, date, isBettable, sport } = list
  const found = (): { says: string; does: string; to: string } => {
    if (page !== undefined)
      return { says: t('lists.none.page'), does: t('lists.none.first-page'), to: link({ page: 1 }) }
    if (time !== undefined) {
      const hours = Number.parseInt(time, 10)
      return {
        says: t('lists.none.time', { hours }),
        does: t('lists.none.any-time'),
        to: link({ time: undefined }),
      }
    }
    if (date !== undefined)
      return {
        says: t(`lists.none.date-${what}`, { day: format.day(date) }),
        does: t('lists.none.all-days'),
        to: link({ date: undefined }),
      }
    if (isBettable)
      return {
        says: t('lists.none.bettable'),
        does: t('lists.none.closed-too'),
        to: link({ isBettable: undefined }),
      }
    if (sport !== undefined)
      return {
        says: t(`lists.none.${what}`),
        does: t('lists.none.all-sports'),
        to: link({ sport: undefined }),
      }
    const schedule = href.fixed('schedule')
    const isThere = path === schedule
    return {
      says: t(`lists.none.${what}`),
      does: t(isThere ? 'lists.none.home' : 'lists.none.schedule'),
      to: isThere ? href.home() : schedule,
    }
  }
  const { says, does, to } = found()
  return (
    <div className={css.nothing}>
      <p>{says}</p>
      <LinkButton href={to} variant="outline" size="medium" fit="content">
        {does}
      </LinkButton>
    </div>
  )
}
export interface NothingFoundProps {
  /** What was asked of the list. */
  list: ListState
  what: 'matches' | 'results'
}
