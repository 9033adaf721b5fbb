import { useSuspenseQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '@touchline/ui'
import { use } from 'react'
import { listQuery, type MatchesFilter } from '#core/catalogue'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { countSet } from './countSet.ts'
import { FILTERS_ID } from './FiltersButton.tsx'
import { HasTop, useListLink } from '../list-address/useListLink.ts'
import css from './Filters.module.css'

/** Clears the filters, or closes them and shows the matches found. The default export is loaded lazily. */
export default function SheetFoot({ list, scope }: SheetFootProps) {
  const t = useText()
  const link = useListLink(list)
  return (
    <footer className={css.foot}>
      {countSet(list, use(HasTop)) > 0 && (
        <LinkButton href={link(NOTHING)} variant="outline" fit="content">
          {t('lists.clear')}
        </LinkButton>
      )}
      <Button popoverTarget={FILTERS_ID} popoverTargetAction="hide">
        {t('lists.show')}
        {scope && <Found scope={scope} list={list} />}
      </Button>
    </footer>
  )
}
export interface SheetFootProps {
  list: ListState
  /** What the page is about, where it shows the list: the button shows the number of matches. */
  scope?: MatchesFilter | undefined
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
