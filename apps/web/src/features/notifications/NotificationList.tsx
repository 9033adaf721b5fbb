import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button, Skeleton } from '@touchline/ui'
import { useLive } from '#core/live'
import { AnnouncedNotice } from '#pieces/ticket-voice'
import { useAlerts } from '#shared/alerts'
import { useText } from '#shared/i18n'
import type { UnreadCount } from './createUnread.ts'
import { NotificationItem } from './NotificationItem.tsx'
import css from './NotificationList.module.css'
import { listed, useNotifications, useReading } from './useNotifications.ts'

/** Notifications about a player's bets, newest first, to the last page. */
export function NotificationList({ title, unread, onFollowed }: NotificationListProps) {
  const t = useText()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useNotifications()
  const { read } = useReading(unread)
  const [newer, seeNewer] = useNewer(() => void refetch())
  const items = data ? listed(data) : []
  return (
    <>
      <div className={css.actions}>
        {title}
        {newer > 0 && (
          <Button variant="text" size="medium" fit="content" onClick={seeNewer}>
            {t('notifications.newer', { count: newer })}
          </Button>
        )}
        <ReadAll unread={unread} />
      </div>
      <div className={css.list}>
        {isPending && <Waiting />}
        {isError && !data && <Failed onRetry={() => void refetch()} />}
        {data && items.length === 0 && (
          <div className={css.empty}>
            <strong>{t('notifications.none')}</strong>
            <p>{t('notifications.none-text')}</p>
          </div>
        )}
        {items.length > 0 && (
          <ul>
            {items.map(one => (
              <NotificationItem
                key={one.id}
                notification={one}
                onFollow={() => {
                  if (!one.read) void read(one.id)
                  onFollowed()
                }}
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div className={css.more}>
            <Button
              variant="quiet"
              size="medium"
              aria-disabled={isFetchingNextPage}
              onClick={() => {
                if (!isFetchingNextPage) void fetchNextPage()
              }}
            >
              {t(isFetchingNextPage ? 'notifications.loading' : 'notifications.more')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
export interface NotificationListProps {
  /** The heading, where the surrounding part has none. */
  title?: ReactNode
  unread: UnreadCount
  /** The link of a notification was followed. */
  onFollowed: () => void
}

function Waiting() {
  const t = useText()
  return (
    <section className={css.waiting} aria-busy="true" aria-label={t('notifications.loading')}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <AnnouncedNotice
      tone="bad"
      className={css.notice}
      title={t('notifications.failed')}
      text={t('notifications.failed-text')}
      actions={
        <Button variant="text" size="medium" fit="content" onClick={onRetry}>
          {t('notifications.again')}
        </Button>
      }
    />
  )
}

function ReadAll({ unread }: Pick<NotificationListProps, 'unread'>) {
  const t = useText()
  const alerts = useAlerts()
  const { readAll } = useReading(unread)
  const count = useStore(unread, state => state.count ?? 0)
  const press = async (): Promise<void> => {
    if (count === 0 || (await readAll())) return
    alerts.push({
      key: 'notifications',
      tone: 'bad',
      title: t('notifications.unread-still'),
      text: t('notifications.unread-still-text'),
    })
  }
  return (
    <Button
      variant="text"
      size="medium"
      fit="content"
      className={css.readAll}
      aria-disabled={count === 0}
      onClick={() => void press()}
    >
      {t(count === 0 ? 'notifications.all-read' : 'notifications.read-all')}
    </Button>
  )
}

/** How many have arrived since the list was loaded, and a function that loads them. */
function useNewer(load: () => void): readonly [number, () => void] {
  const live = useLive()
  const [count, setCount] = useState(0)
  useEffect(
    () =>
      live.onEvent(event => {
        if (event.kind === 'notification') setCount(known => known + 1)
      }),
    [live],
  )
  const see = (): void => {
    setCount(0)
    load()
  }
  return [count, see]
}
