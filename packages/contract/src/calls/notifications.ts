import * as z from 'zod/mini'
import { notification } from '../wire/notification.ts'
import { id, pagination } from '../wire/primitives.ts'
import { wholeNumber } from './queryValues.ts'

/** Which page of notifications. */
export const notificationsQuery = z.object({
  page: z.optional(wholeNumber({ min: 1 })),
  limit: z.optional(wholeNumber({ min: 1, max: 100 })),
})
/** Newest first. */
export const notificationsReply = z.object({ data: z.array(notification), pagination })

/** How many notifications are unread. */
export const countersReply = z.object({
  data: z.object({
    unread: z.int(),
    /** Increases with every change: a lower or equal one is outdated. */
    v: z.int(),
  }),
})

/** Notifications to mark as read. */
export const readBody = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) })
