import { Icon, VisuallyHidden } from '@touchline/ui'
import { lazy, useState } from 'react'
import { ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import css from './SearchOpener.module.css'

// Search needs scripts anyway, so the first load has none of it.
const SearchPanel = lazy(() => import('./SearchPanel.tsx'))

/** Opens the search: an icon on phones, a field on wide screens. The key `/` does the same. */
export function SearchOpener() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <VisuallyHidden>{t('search.title')}</VisuallyHidden>
        <b>{t('search.field')}</b>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <ClientOnly>
        <SearchPanel isOpen={isOpen} setOpen={setOpen} />
      </ClientOnly>
    </>
  )
}
