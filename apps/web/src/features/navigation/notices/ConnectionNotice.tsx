import { useEffect, useState } from 'react'
import { useCell, useLive } from '#core/live'
import { useIsOnline } from '#shared/browser'

const load = () => import('./ConnectionBand.tsx')

/**
 * Shows at the bottom of the page why prices may be old: no network, no connection to the server, or prices that are
 * being refetched. It is docked there so that it never moves a price.
 */
export function ConnectionNotice() {
  const live = useLive()
  const isStale = useCell(live.stale)
  const isLost = useCell(live.lost)
  const isOnline = useIsOnline()
  // Loaded early, because offline it could not be loaded; then it shows at once when it is needed.
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | undefined>()
  useEffect(() => void load().then(setCode, reportError), [])
  if (!code || (isOnline && !isStale)) return null
  return <code.default kind={!isOnline ? 'offline' : isLost ? 'lost' : 'stale'} />
}
