import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { CallReply, NotificationWire } from '@touchline/contract'
import { useSession, useSessionState } from '#core/session'
import { RefusedError } from '#shared/query'
import type { UnreadCount } from './createUnread.ts'

const PAGE_SIZE = 20

type Page = CallReply<'getNotifications'>
export type NotificationPages = InfiniteData<Page, number>

/** A player's notifications, newest first, page by page. */
export function useNotifications() {
  const { client } = useSession()
  return useInfiniteQuery({
    queryKey: useKey(),
    initialPageParam: 1,
    // The list stays as it was when it was opened; later notifications wait for a press.
    staleTime: 0,
    // The list itself shows that it could not be loaded.
    meta: { isShown: true },
    queryFn: async ({ pageParam }) => {
      const answer = await client('getNotifications', { query: { page: pageParam, limit: PAGE_SIZE } })
      if (answer.ok) return answer.value
      throw new RefusedError('getNotifications', answer.error)
    },
    getNextPageParam: ({ pagination: { page, last_page: last } }) => (page < last ? page + 1 : undefined),
  })
}

/** Marks notifications as read, here at once and on the server, whose count is the one on show. */
export function useReading(unread: Pick<UnreadCount, 'receive'>) {
  const { client } = useSession()
  const queries = useQueryClient()
  const queryKey = useKey()
  const mark = (isRead: (one: NotificationWire) => boolean): void => {
    queries.setQueryData<NotificationPages>(queryKey, list => list && markedRead(list, isRead))
  }
  return {
    async read(id: string): Promise<void> {
      mark(one => one.id === id)
      const answer = await client('readNotifications', { body: { ids: [id] } })
      if (answer.ok) unread.receive(answer.value.data)
      else void queries.invalidateQueries({ queryKey })
    },
    /** False where the server refused it: then nothing has changed. */
    async readAll(): Promise<boolean> {
      const answer = await client('readAllNotifications')
      if (!answer.ok) return false
      mark(() => true)
      unread.receive(answer.value.data)
      return true
    },
  }
}

/** The list with these marked as read; those that were read stay so. */
export function markedRead(
  list: NotificationPages,
  isRead: (one: NotificationWire) => boolean,
): NotificationPages {
  const pages = list.pages.map(page => ({
    ...page,
    data: page.data.map(one => (!one.read && isRead(one) ? { ...one, read: true } : one)),
  }))
  return { ...list, pages }
}

/** The notifications of several pages, each once: pages shift when something new arrives before them. */
export function listed({ pages }: Pick<NotificationPages, 'pages'>): readonly NotificationWire[] {
  return [...new Map(pages.flatMap(page => page.data).map(one => [one.id, one])).values()]
}

function useKey(): readonly unknown[] {
  return ['notifications', useSessionState(state => state.player?.id)]
}
