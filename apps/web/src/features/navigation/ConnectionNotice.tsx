import { lazy, Suspense, useEffect } from 'react'
import { useCell, useLive } from '#core/live'
import { useIsOnline } from '#shared/browser'

// Fetched when the page wakes up: offline it could not be.
const load = () => import('./ConnectionBand.tsx')
const ConnectionBand = lazy(load)

/** Says at the foot of the page that prices may be old, and why. It docks there so that it never pushes a price. */
export function ConnectionNotice() {
  const live = useLive()
  const isStale = useCell(live.stale)
  useEffect(() => void load(), [])
  const isOnline = useIsOnline()
  if (isOnline && !isStale) return null
  return (
    <Suspense>
      <ConnectionBand kind={isOnline ? 'stale' : 'offline'} />
    </Suspense>
  )
}
