import { lazy, type ReactNode } from 'react'
import type { MatchesFilter } from '#core/catalogue'
import { ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { FILTERS_ID } from './FiltersButton.tsx'
import css from './Filters.module.css'

// Without scripts a press beside the sheet closes it; each choice leads on by itself.
const SheetFoot = lazy(() => import('./SheetFoot.tsx'))

/** The filters of a list: rows above it where there is room, a sheet of the platform's own on phones. Each choice works at once. */
export function FilterSheet({ children, ...found }: FilterSheetProps) {
  const t = useText()
  return (
    <section id={FILTERS_ID} popover="auto" className={css.sheet} aria-label={t('lists.filters')}>
      <h2 className={css.head}>{t('lists.filters')}</h2>
      {children}
      <ClientOnly>
        <SheetFoot {...found} />
      </ClientOnly>
    </section>
  )
}
export interface FilterSheetProps {
  list: ListState
  /** What the page is about, where it shows the list: the sheet says how many matches there are. */
  scope?: MatchesFilter | undefined
  children: ReactNode
}
