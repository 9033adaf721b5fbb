import { Icon, VisuallyHidden } from '@touchline/ui'
import { lazy, useState } from 'react'
import { ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import css from './SearchOpener.module.css'

// A search needs scripts anyway: none of it is on the first route.
const SearchPanel = lazy(() => import('./SearchPanel.tsx'))

/** The way to the search: a picture on phones, what looks like the field on wide screens. `/` is another. */
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
