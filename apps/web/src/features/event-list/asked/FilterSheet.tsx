import { useSuspenseQuery } from '@tanstack/react-query'
import { Button, chipClass, IconButton } from '@touchline/ui'
import { use, type ReactNode } from 'react'
import { listQuery, type MatchesFilter } from '#core/catalogue'
import { useText } from '#shared/i18n'
import { Link, type ListState } from '#shared/router'
import { countSet } from './countSet.ts'
import { FILTERS_ID } from './FiltersButton.tsx'
import { HasTop, useListLink } from './useListLink.ts'
import css from './Filters.module.css'

/** The filters of a list: rows above it where there is room, a sheet of the platform's own on phones. Each choice works at once. */
export function FilterSheet({ list, scope, children }: FilterSheetProps) {
  const t = useText()
  const link = useListLink(list)
  const isSet = countSet(list, use(HasTop)) > 0
  return (
    <section id={FILTERS_ID} popover="auto" className={css.sheet} aria-label={t('lists.filters')}>
      <header className={css.head}>
        <h2>{t('lists.filters')}</h2>
        {isSet && (
          <Link href={link(NOTHING)} className={chipClass()}>
            {t('lists.clear')}
          </Link>
        )}
        <IconButton
          icon="close"
          label={t('alerts.close')}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </header>
      {children}
      <footer className={css.foot}>
        <Button popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {t('lists.show')}
          {scope && <Found scope={scope} list={list} />}
        </Button>
      </footer>
    </section>
  )
}
export interface FilterSheetProps {
  list: ListState
  /** What the page is about, where it shows the list: the sheet says how many matches there are. */
  scope?: MatchesFilter | undefined
  children: ReactNode
}

const NOTHING = {
  date: undefined,
  sport: undefined,
  sportType: undefined,
  time: undefined,
  isBettable: undefined,
  sortBy: undefined,
}

function Found({ scope, list }: { scope: MatchesFilter; list: ListState }) {
  const t = useText()
  const { data } = useSuspenseQuery(listQuery(scope, list))
  return ` · ${t('lists.count', { count: data.total })}`
}
