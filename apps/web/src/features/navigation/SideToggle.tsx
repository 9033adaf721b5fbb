import { lazy } from 'react'
import { OnlyInBrowsers } from '#shared/hydration'
import { loadSwitch } from './lateParts.ts'
import css from './SideToggle.module.css'

const SideSwitch = lazy(loadSwitch)

/** Makes the side menu narrow and wide again; its place is kept until its script is here. */
export function SideToggle() {
  return (
    <div className={css.place}>
      <OnlyInBrowsers>
        <SideSwitch />
      </OnlyInBrowsers>
    </div>
  )
}
