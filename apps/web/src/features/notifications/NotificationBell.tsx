import { lazy, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { channels } from '@touchline/contract'
import { Badge, IconButton } from '@touchline/ui'
import { useLive } from '#core/live'
import { useSession, useSessionState } from '#core/session'
import { Lazy } from '#shared/lazy'
import { useText } from '#shared/i18n'
import { createUnread } from './createUnread.ts'
import css from './NotificationBell.module.css'
import { useMoneyAnnouncer } from './useMoneyAnnouncer.ts'

const NotificationPanel = lazy(() => import('./NotificationPanel.tsx'))

/**
 * Opens what became of a player's bets, with the number of unread notifications. Nothing while no player is signed
 * in.
 */
export function NotificationBell() {
  const playerId = useSessionState(state => state.player?.id)
  return playerId === undefined ? null : <Bell key={playerId} playerId={playerId} />
}

function Bell({ playerId }: { playerId: string }) {
  const t = useText()
  const { client } = useSession()
  const live = useLive()
  const root = useRef<HTMLDivElement>(null)
  const unread = useMemo(
    () => createUnread({ client, live, channel: channels.user(playerId) }),
    [client, live, playerId],
  )
  useEffect(() => unread.start(), [unread])
  useMoneyAnnouncer()
  const count = useStore(unread, state => state.count ?? 0)
  const [isOpen, setOpen] = useState(false)
  return (
    <div ref={root} className={css.corner}>
      <IconButton
        icon="bell"
        label={count > 0 ? t('notifications.bell', { count }) : t('notifications.title')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      />
      {count > 0 && (
        <Badge className={css.count}>
          <span aria-hidden="true">{count > COUNT_MAX ? `${COUNT_MAX}+` : count}</span>
        </Badge>
      )}
      {isOpen && (
        <Lazy>
          <NotificationPanel corner={root} unread={unread} onClose={() => setOpen(false)} />
        </Lazy>
      )}
    </div>
  )
}

/** What fits beside the bell. */
const COUNT_MAX = 99
