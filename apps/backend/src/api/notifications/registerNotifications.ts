import { paginationOf } from '#api/catalogue'
import { answer, registerCall, type ApiServer, type Clock } from '#api/http'
import type { Database } from '#store'
import { findNotifications } from './findNotifications.ts'
import { markRead } from './markRead.ts'
import { presentNotification } from './presentNotification.ts'
import { findUnread } from './raiseUnread.ts'

/** Notifications per page. */
const LIMIT = 20

type NotificationsOptions = { readonly db: Database; readonly clock: Clock }

/** A player's notifications: the list, the number of unread ones, and marking them as read (spec section 7.1). */
export function registerNotifications(server: ApiServer, { db, clock }: NotificationsOptions): void {
  registerCall(server, 'getNotifications', async ({ query, session, locale }) => {
    const { page = 1, limit = LIMIT } = query
    const { rows, total } = await findNotifications(db, session.playerId, { page, limit })
    return answer({
      data: rows.map(row => presentNotification(row, locale)),
      pagination: paginationOf(total, page, limit),
    })
  })

  registerCall(server, 'getNotificationCounters', async ({ session }) =>
    answer({ data: await findUnread(db, session.playerId) }),
  )

  registerCall(server, 'readNotifications', async ({ body, session }) =>
    answer({ data: await markRead(db, session.playerId, body.ids, clock.now()) }),
  )

  registerCall(server, 'readAllNotifications', async ({ session }) =>
    answer({ data: await markRead(db, session.playerId, undefined, clock.now()) }),
  )
}
