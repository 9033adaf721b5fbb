import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import { loadSwitch } from '../lazyParts.ts'
import css from './SideToggle.module.css'

const SideSwitch = lazy(loadSwitch)

/** Collapses and expands the side menu; its height is reserved until its code is loaded. */
export function SideToggle() {
  return (
    <div className={css.place}>
      <ClientOnly>
        <SideSwitch />
      </ClientOnly>
    </div>
  )
}
