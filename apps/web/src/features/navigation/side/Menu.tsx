import { IconButton } from '@touchline/ui'
import { useRef } from 'react'
import { useText } from '#shared/i18n'
import { MENU_ID } from '../popovers.ts'
import type { Places } from '../places.ts'
import { SideNav } from './SideNav.tsx'
import css from './Menu.module.css'

/** The side menu of phones: a native popover, so that it opens and closes without scripts. */
export function Menu({ places }: { places: Places }) {
  const t = useText()
  const menu = useRef<HTMLDivElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only handles clicks on the links inside
    <div
      ref={menu}
      id={MENU_ID}
      popover="auto"
      className={css.menu}
      onClick={event => {
        if (event.target instanceof Element && event.target.closest('a')) menu.current?.hidePopover()
      }}
    >
      <div className={css.head}>
        <IconButton icon="close" label={t('nav.close')} popoverTarget={MENU_ID} popoverTargetAction="hide" />
      </div>
      <SideNav places={places} />
    </div>
  )
}
