import { useSyncExternalStore } from 'react'
import { useAtRest } from '#shared/browser'
import { useLazyChildren } from '#shared/lazy'
import { useText } from '#shared/i18n'
import { usePath } from '#shared/navigation'
import { PREFERENCES_ID } from '../popovers.ts'
import { loadInside } from '../lazyParts.ts'
import { loadSwitches } from './loadSwitches.ts'
import css from './Preferences.module.css'

/**
 * Language, theme and odds format: each works at once. One native popover for header and menu, so that it opens without
 * scripts.
 */
export function Preferences() {
  const t = useText()
  const isOpen = useSyncExternalStore(subscribe, isShown, () => false)
  const children = useLazyChildren(loadInside, { path: usePath() }, isOpen)
  useAtRest(loadSwitches)
  return (
    <section
      id={PREFERENCES_ID}
      popover="auto"
      className={css.preferences}
      aria-label={t('preferences.title')}
      {...children}
    />
  )
}

/** Read from the document, because it may have been opened before hydration. */
const isShown = (): boolean => document.querySelector(`#${PREFERENCES_ID}:popover-open`) !== null

function subscribe(listener: () => void): () => void {
  const popover = document.getElementById(PREFERENCES_ID)
  popover?.addEventListener('toggle', listener)
  return () => popover?.removeEventListener('toggle', listener)
}
