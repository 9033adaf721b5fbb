import { lazy, type ReactNode } from 'react'
import { ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import { FILTERS_ID } from './FiltersButton.tsx'
import type { SheetFootProps } from './SheetFoot.tsx'
import css from './Filters.module.css'

// Without scripts a press beside the sheet closes it, and each choice is a link.
const SheetFoot = lazy(() => import('./SheetFoot.tsx'))

/** The filters of a list: rows above it on desktops, a native popover on phones. Each choice works at once. */
export function FilterSheet({ children, ...foot }: FilterSheetProps) {
  const t = useText()
  return (
    <section id={FILTERS_ID} popover="auto" className={css.sheet} aria-label={t('lists.filters')}>
      <h2 className={css.head}>{t('lists.filters')}</h2>
      {children}
      <ClientOnly>
        <SheetFoot {...foot} />
      </ClientOnly>
    </section>
  )
}
export interface FilterSheetProps extends SheetFootProps {
  children: ReactNode
}
