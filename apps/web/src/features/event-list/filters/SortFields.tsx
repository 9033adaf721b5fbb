import { SORT_FIELDS } from '@touchline/domain/catalogue'
import { chipClass, Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { Link } from '#shared/navigation'
import { useListLink } from '../list-address/useListLink.ts'

const DIRECTIONS = ['asc', 'desc'] as const

/** Eight fields to sort a list by, in either direction. The default export is loaded lazily. */
export default function SortFields({ list }: { list: ListState }) {
  const t = useText()
  const link = useListLink(list)
  const usual = link({ sortBy: undefined })
  return (
    <>
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
    </>
  )
}
