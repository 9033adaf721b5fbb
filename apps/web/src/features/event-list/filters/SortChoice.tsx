import { SORT_FIELDS } from '@touchline/domain/catalogue'
import { chipClass, Icon } from '@touchline/ui'
import { useLazyChildren } from '#shared/lazy'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import css from './SortChoice.module.css'

export const loadSortFields = () => import('./SortFields.tsx')

/** What a list is sorted by, behind one button that works without scripts. */
export function SortChoice({ list }: { list: ListState }) {
  const t = useText()
  const fields = useLazyChildren(loadSortFields, { list })
  const [field] = list.sortBy?.split(':') ?? []
  const known = SORT_FIELDS.find(one => one === field)
  return (
    <details className={css.sort} key={list.sortBy}>
      <summary className={chipClass()}>
        {known ? t('lists.sorted-by', { field: t(`lists.field.${known}`) }) : t('lists.sort')}
        <Icon name="chevron-down" size={14} />
      </summary>
      <ul className={css.fields} {...fields} />
    </details>
  )
}
