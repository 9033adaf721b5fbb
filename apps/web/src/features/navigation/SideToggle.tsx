import { lazy } from 'react'
import { OnlyInBrowsers } from '#shared/hydration'
import css from './SideToggle.module.css'

const SideSwitch = lazy(() => import('./SideSwitch.tsx'))

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
