import { IconButton } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '#shared/i18n'
import { localTexts } from '#shared/storage'
import css from './SideToggle.module.css'

/** Storage key of the collapsed side menu (spec section 9, browser storage: left sidebar collapsed). */
const STORAGE_KEY = 'leftSidebarCollapsed'

/** The entry script restores the menu before first paint. */
export default function SideSwitch() {
  const t = useText()
  const [isNarrow, setNarrow] = useState(() => document.documentElement.dataset.side === 'narrow')
  function choose(next: boolean): void {
    setNarrow(next)
    if (next) document.documentElement.dataset.side = 'narrow'
    else delete document.documentElement.dataset.side
    localTexts.write(STORAGE_KEY, String(next))
  }
  return (
    <IconButton
      className={css.switch}
      icon="chevron-back"
      iconSize={18}
      label={t('nav.narrow')}
      pressed={isNarrow}
      onClick={() => choose(!isNarrow)}
    />
  )
}
