import { chipClass, Icon } from '@touchline/ui'
import { SORT_FIELDS } from '@touchline/domain'
import { useText } from '#shared/i18n'
import { Link, type ListState } from '#shared/router'
import { useListLink } from './useListLink.ts'
import css from './SortChoice.module.css'

const DIRECTIONS = ['asc', 'desc'] as const

/** What a list is sorted by: eight fields, either way, behind one button that opens without scripts too. */
export function SortChoice({ list }: { list: ListState }) {
  const t = useText()
  const link = useListLink(list)
  const [field] = list.sortBy?.split(':') ?? []
  const usual = link({ sortBy: undefined })
  const known = SORT_FIELDS.find(one => one === field)
  return (
    <details className={css.sort} key={list.sortBy}>
      <summary className={chipClass()}>
        {known ? t('lists.sorted-by', { field: t(`lists.field.${known}`) }) : t('lists.sort')}
        <Icon name="chevron-down" size={14} />
      </summary>
      <ul className={css.fields}>
        {SORT_FIELDS.map(one => (
          <li key={one}>
            <span>{t(`lists.field.${one}`)}</span>
            {DIRECTIONS.map(direction => (
              <Link
                key={direction}
                href={link({ sortBy: `${one}:${direction}` })}
                className={chipClass()}
                aria-current={list.sortBy === `${one}:${direction}` ? 'true' : undefined}
                aria-label={t(`lists.direction.${direction}`, { field: t(`lists.field.${one}`) })}
              >
                <Icon name={direction === 'asc' ? 'triangle-up' : 'triangle-down'} size={14} />
              </Link>
            ))}
          </li>
        ))}
        {usual !== link({}) && (
          <li>
            <Link href={usual} className={chipClass()}>
              {t('lists.usual-order')}
            </Link>
          </li>
        )}
      </ul>
    </details>
  )
}
