import { useEffect, useReducer } from 'react'
import { useSlip } from '#core/slip'

export interface CountdownState {
  /** Whole seconds until the bookmaker decides; undefined where that is not known. */
  readonly left: number | undefined
  /** Whole seconds since the tap. */
  readonly elapsed: number
  /** Percent of the wait that has passed; undefined where its end is not known. */
  readonly passed: number | undefined
}

/** Renders often enough that no second is shown late. */
const DRAW_EVERY_MS = 250

/** Time left and passed of a bet under way, on the clock that placements are timed by. */
export function useCountdown({
  startedAt,
  decideAt,
}: {
  startedAt: number
  decideAt?: number
}): CountdownState {
  const { clock } = useSlip()
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(draw, DRAW_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const now = clock.now()
  return {
    left: decideAt === undefined ? undefined : Math.max(0, Math.ceil((decideAt - now) / 1000)),
    elapsed: Math.max(0, Math.floor((now - startedAt) / 1000)),
    passed: decideAt === undefined || decideAt <= startedAt ? undefined : share(startedAt, decideAt, now),
  }
}

function share(from: number, to: number, now: number): number {
  return Math.round(Math.min(1, Math.max(0, (now - from) / (to - from))) * 100)
}
