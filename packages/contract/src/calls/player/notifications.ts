import * as z from 'zod/mini'
import { notification } from '../../wire/player/notification.ts'
import { id, pagination } from '../../wire/primitives.ts'
import { queryWholeNumber } from '../queryValues.ts'

/** Which page of notifications. */
export const notificationsQueryString = z.object({
  page: z.optional(queryWholeNumber({ min: 1 })),
  limit: z.optional(queryWholeNumber({ min: 1, max: 100 })),
})
/** Newest first. */
export const notificationsReply = z.object({ data: z.array(notification), pagination })

/** How many notifications are unread. */
export const unreadCountersReply = z.object({
  data: z.object({
    unread: z.int(),
    /** Increases with every change: a lower or equal one is outdated. */
    v: z.int(),
  }),
})

/** Notifications to mark as read. */
export const readNotificationsBody = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) })
