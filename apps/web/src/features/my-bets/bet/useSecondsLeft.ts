import { useEffect, useState } from 'react'
import { useLive } from '#core/live'

/** Whole seconds until an instant of the server's clock, counted down to 0; undefined where there is none. */
export function useSecondsLeft(until: number | undefined): number | undefined {
  const live = useLive()
  const [, draw] = useState(0)
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => {
      draw(count => count + 1)
      if (live.serverNow() >= until) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [live, until])
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - live.serverNow()) / 1000))
}
