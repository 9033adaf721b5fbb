import { useEffect, useState } from 'react'
import { useCell, useLive } from '#core/live'
import { useIsOnline } from '#shared/browser'

const load = () => import('./ConnectionBand.tsx')

/**
 * Says at the foot of the page why prices may be old: no network, no word from the server, or some prices that are being fetched again.
 * It docks there so that it never pushes a price.
 */
export function ConnectionNotice() {
  const live = useLive()
  const isStale = useCell(live.stale)
  const isLost = useCell(live.lost)
  const isOnline = useIsOnline()
  // Fetched when the page wakes up, because offline it could not be, and held as it is: it shows without waiting once it is needed.
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | undefined>()
  useEffect(() => void load().then(setCode, reportError), [])
  if (!code || (isOnline && !isStale)) return null
  return <code.default kind={!isOnline ? 'offline' : isLost ? 'lost' : 'stale'} />
}
