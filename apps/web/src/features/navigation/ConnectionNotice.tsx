import { lazy, Suspense, useEffect } from 'react'
import { useCell, useLive } from '#core/live'
import { useIsOnline } from '#shared/browser'

// Fetched when the page wakes up: offline it could not be.
const load = () => import('./ConnectionBand.tsx')
const ConnectionBand = lazy(load)

/**
 * Says at the foot of the page why prices may be old: no network, no word from the server, or some prices that are being fetched again.
 * It docks there so that it never pushes a price.
 */
export function ConnectionNotice() {
  const live = useLive()
  const isStale = useCell(live.stale)
  const isLost = useCell(live.lost)
  useEffect(() => void load(), [])
  const isOnline = useIsOnline()
  if (isOnline && !isStale) return null
  return (
    <Suspense>
      <ConnectionBand kind={!isOnline ? 'offline' : isLost ? 'lost' : 'stale'} />
    </Suspense>
  )
}
