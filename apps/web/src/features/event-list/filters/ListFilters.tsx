import { chipClass } from '@touchline/ui'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { Link } from '#shared/navigation'
import { SortChoice } from './SortChoice.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { useListLink } from '../list-address/useListLink.ts'
import css from './ChoiceRow.module.css'

/** The filters of every list of matches: order, time of kick-off and whether bets are taken. */
export function ListFilters({ list }: { list: ListState }) {
  const t = useText()
  const link = useListLink(list)
  return (
    <section className={css.row} aria-label={t('lists.filters')}>
      <SortChoice list={list} />
      <Link
        href={link({ isBettable: list.isBettable ? undefined : true })}
        className={chipClass()}
        aria-current={list.isBettable ? 'true' : undefined}
      >
        {t('lists.bettable')}
      </Link>
      <TimeChoice list={list} />
    </section>
  )
}
