import { useCallback, useRef } from 'react'
import { useLive } from '#core/live'
import { minutesSeconds, useEverySecond } from '#pieces/live-text'
import { KickOff } from '#pieces/match-row'
import { useText } from '#shared/i18n'

/** From here on the remaining time is shown as well. */
const SHOWN_MS_MAX = 3_600_000

/** When a race starts: the time of day, and within the hour the remaining time, written once a second. */
export function Countdown({ at }: CountdownProps) {
  const left = useRef<HTMLElement>(null)
  const live = useLive()
  const t = useText()
  const text = useCallback((): string => {
    const ms = at - live.serverNow()
    return ms > 0 && ms <= SHOWN_MS_MAX ? t('outrights.starts-in', { time: minutesSeconds(ms / 1000) }) : ''
  }, [at, live, t])
  useEverySecond(
    useCallback(() => {
      if (left.current) left.current.textContent = text()
    }, [text]),
  )
  return (
    <>
      <KickOff time={at} />{' '}
      <b ref={left} className="num" suppressHydrationWarning>
        {text()}
      </b>
    </>
  )
}
export interface CountdownProps {
  /** Epoch milliseconds. */
  at: number
}
