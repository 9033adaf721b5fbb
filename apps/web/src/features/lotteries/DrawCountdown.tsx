import { useEffect, useRef } from 'react'
import { timeLeft } from './timeLeft.ts'
import css from './Lotteries.module.css'

const SECOND_MS = 1000

/**
 * Time left, written each second into its own text node and hidden from screen readers, which read the time beside it.
 */
export function DrawCountdown({ at }: { at: number }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const write = (): void => {
      if (place.current) place.current.textContent = timeLeft(at, performance.timeOrigin + performance.now())
    }
    write()
    const timer = setInterval(write, SECOND_MS)
    return () => clearInterval(timer)
  }, [at])
  return <span ref={place} className={css.countdown} aria-hidden="true" />
}
