import type { Match } from '@touchline/domain/match'
import { useCallback, useRef } from 'react'
import { useLive } from '#core/live'
import { useEverySecond } from '#pieces/live-text'
import { playedShare } from './model/playedShare.ts'
import css from './ClockLine.module.css'

/** The clock of a soccer match as a line with a tick at half-time. It writes its own length without rendering. */
export function ClockLine({ match }: { match: Match }) {
  const live = useLive()
  const played = useRef<SVGRectElement>(null)
  const write = useCallback(() => played.current?.setAttribute('width', widthNow(live, match)), [live, match])
  useEverySecond(write)
  return (
    <div className={css.line} aria-hidden="true">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect className={css.all} width="100" height="1" />
        <rect
          ref={played}
          className={css.played}
          width={widthNow(live, match)}
          height="1"
          suppressHydrationWarning
        />
      </svg>
    </div>
  )
}

function widthNow(live: ReturnType<typeof useLive>, match: Match): string {
  const state = live.shown.matchState(match.id)?.read() ?? match.state
  return (100 * playedShare(state, live.serverNow())).toFixed(2)
}
