import type { Session } from '#core/session'
import type { SiteConfig } from '../../pageState.ts'

export interface GroupOptions {
  readonly session: Pick<Session, 'getState' | 'subscribe'>
  readonly check: SiteConfig['userGroupCheck']
  readonly leave: (href: string) => void
}

/**
 * Where the site requires a group of players, every other visitor is sent to the platform's front end as soon as the
 * session is known, and whenever it changes (spec section 2.6).
 */
export function checkGroup({ session, check, leave }: GroupOptions): void {
  if (!check) return
  const look = (): void => {
    const { status, player } = session.getState()
    const isKnown = status === 'LOGGED_IN' || status === 'NOT_LOGGED_IN'
    if (isKnown && !player?.groups.includes(check.group_id)) leave(check.platform_url)
  }
  look()
  session.subscribe(look)
}
