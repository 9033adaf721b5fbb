import { NOTIFICATION_OBJECTS } from '@touchline/domain/notifications'
import * as z from 'zod/mini'
import { id, instant } from '../primitives.ts'

/**
 * A notification as realtime sends it: without texts, which are written in the reader's language when the list is read.
 */
export const newNotification = z.object({
  id,
  /** What happened. Ours are the `bet_*` types of the document; a client shows any other by its texts alone. */
  type: z.string().check(z.minLength(1), z.maxLength(64)),
  object_type: z.enum(NOTIFICATION_OBJECTS),
  /** The id of its object, for example a bet. */
  object_id: z.nullable(id),
  created_at: instant,
})

/** A notification (spec section 3, Notification), in the language of the request. */
export const notification = z.extend(newNotification, {
  title: z.string(),
  caption: z.string(),
  body: z.string(),
  read: z.boolean(),
})

/** JSON of {@link notification}, with its texts. */
export type NotificationWire = z.infer<typeof notification>
