import type { LineError, LineErrorKind } from '@touchline/live'
import type { Live } from '#core/live'
import type { Session } from '#core/session'
import type { ErrorAlerts } from '#shared/alerts'
import type { Reporter } from '#shared/telemetry'

/**
 * What happens after a connection failed for good. One that is retried needs nothing: the foot of the page says that
 * prices may be old.
 */
const AFTER_THE_END: Readonly<Record<LineErrorKind, 'ask who is here' | 'say that prices have stopped'>> = {
  unauthorized: 'ask who is here',
  timeout: 'say that prices have stopped',
  'client-disconnected': 'say that prices have stopped',
  'connection-closed': 'say that prices have stopped',
  'transport-write-error': 'say that prices have stopped',
  'transport-closed': 'say that prices have stopped',
  'message-size-limit-exceeded': 'say that prices have stopped',
  'no-ping': 'say that prices have stopped',
  'unsubscribe-error': 'say that prices have stopped',
}

export interface LineErrorOptions {
  readonly live: Pick<Live, 'onLineError' | 'connection' | 'reconnect'>
  readonly session: Pick<Session, 'getState' | 'refresh'>
  readonly alerts: Pick<ErrorAlerts, 'showStopped'>
  readonly reporter: Pick<Reporter, 'report' | 'breadcrumb'>
}

/**
 * Reports every kind of realtime error (spec section 8), each kind once until the connection works again, because a
 * lost connection fails again every few seconds; each of them is a breadcrumb of the next report. If the connection
 * failed for good, either its player's session has ended, and the player is asked to sign in, or an alert says so and
 * offers to reload the page.
 */
export function followLineErrors({ live, session, alerts, reporter }: LineErrorOptions): void {
  const reported = new Set<string>()
  /**
   * Each player is checked once: a server that knows the player and refuses the connection would be checked for ever.
   */
  let checkedPlayer: string | undefined
  live.connection.subscribe(() => {
    if (live.connection.read() === 'connected') reported.clear()
  })
  live.onLineError(error => {
    note(error)
    if (!error.isTemporary) end(error)
  })

  function note({ kind, isTemporary, channel }: LineError): void {
    const once = `${kind}/${isTemporary}`
    if (!reported.has(once)) {
      reported.add(once)
      const level = isTemporary ? 'warning' : 'error'
      reporter.report(new Error(`The line: ${kind}`), { level, tags: { kind, isTemporary, source: 'line' } })
    }
    reporter.breadcrumb({ category: 'line', message: kind, data: { kind, ...(channel && { channel }) } })
  }

  function end({ kind, channel }: LineError): void {
    const { status, player } = session.getState()
    const mayAsk = status === 'LOGGED_IN' && player?.id !== checkedPlayer
    if (AFTER_THE_END[kind] === 'ask who is here' && mayAsk) void checkSession(player?.id)
    else if (channel === undefined) alerts.showStopped()
  }

  /**
   * A 401 signs a player out whose session has ended. A player who is still signed in gets one more connection, with
   * a new token.
   */
  async function checkSession(playerId: string | undefined): Promise<void> {
    checkedPlayer = playerId
    await session.refresh()
    if (session.getState().player?.id === playerId) live.reconnect()
  }
}
