import { chipClass } from '@touchline/ui'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { Link } from '#shared/navigation'
import { pagesAround } from './pagesAround.ts'
import { useListLink } from '../list-address/useListLink.ts'
import css from './Pager.module.css'

/** Links to the other pages of a list; nothing where there is only one. */
export function Pager({ list, pages }: PagerProps) {
  const t = useText()
  const link = useListLink(list)
  const page = list.page ?? 1
  if (pages <= 1) return null
  return (
    <nav className={css.pager} aria-label={t('lists.pages')}>
      {page > 1 && (
        <Link href={link({ page: page - 1 })} className={chipClass()} rel="prev">
          {t('lists.previous')}
        </Link>
      )}
      {pagesAround(page, pages).map((one, i) =>
        one === undefined ? (
          <span key={`gap-${String(i)}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={one}
            href={link({ page: one })}
            className={chipClass()}
            aria-label={t('lists.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </Link>
        ),
      )}
      {page < pages && (
        <Link href={link({ page: page + 1 })} className={chipClass()} rel="next">
          {t('lists.next')}
        </Link>
      )}
    </nav>
  )
}
export interface PagerProps {
  list: ListState
  pages: number
}
