import { useFormatter } from '#shared/i18n'
import css from './MatchRow.module.css'

/**
 * Kick-off as a time element; the server writes it in UTC and the page's entry rewrites it for the visitor's zone, and
 * at midnight.
 */
export function KickOff({ time }: KickOffProps) {
  const format = useFormatter()
  return (
    <time
      className={css.kickOff}
      dateTime={new Date(time).toISOString()}
      data-local="kick-off"
      suppressHydrationWarning
    >
      {format.kickOff(time)}
    </time>
  )
}
export interface KickOffProps {
  /** Epoch milliseconds. */
  time: number
}
