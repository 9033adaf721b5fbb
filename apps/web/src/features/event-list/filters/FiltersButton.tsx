import { Badge, chipClass, Icon } from '@touchline/ui'
import { use } from 'react'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { countSet } from './countSet.ts'
import { HasTop } from '../list-address/useListLink.ts'
import css from './Filters.module.css'

/** The native popover with the filters of a page on phones; it opens without scripts. */
export const FILTERS_ID = 'filters'

/** Opens the filters of a list on phones, at the end of its one row of chips, and shows how many are set. */
export function FiltersButton({ list }: { list: ListState }) {
  const t = useText()
  const set = countSet(list, use(HasTop))
  return (
    <span className={css.pin} data-pinned="">
      <button type="button" className={chipClass()} popoverTarget={FILTERS_ID}>
        <Icon name="settings" size={16} />
        {t('lists.filters')}
        {set > 0 && <Badge>{set}</Badge>}
      </button>
    </span>
  )
}
