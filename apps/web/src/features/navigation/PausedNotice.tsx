import { lazy } from 'react'
import { OnlyInBrowsers } from '#shared/hydration'

const PausedBand = lazy(() => import('./PausedBand.tsx'))

/** Says at the foot of the page that prices stand still because the visitor wished so, with the way on. */
export function PausedNotice() {
  return (
    <OnlyInBrowsers>
      <PausedBand />
    </OnlyInBrowsers>
  )
}
