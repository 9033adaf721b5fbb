import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import { loadSwitch } from '../lazyParts.ts'
import css from './SideToggle.module.css'

const SideSwitch = lazy(loadSwitch)

/** Makes the side menu narrow and wide again; its place is kept until its script is here. */
export function SideToggle() {
  return (
    <div className={css.place}>
      <ClientOnly>
        <SideSwitch />
      </ClientOnly>
    </div>
  )
}
