import { test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, testShape } from '../../testing/testShape.ts'
import { FLAGS, IDS, INSTANTS, TEXTS, oneOf, orNull, textsBetween } from '../../testing/values.ts'
import { newNotification, notification } from './notification.ts'

const aNotification = CALL_EXAMPLES.getNotifications.reply.data[0]!
const { title: _title, caption: _caption, body: _body, read: _read, ...withoutTexts } = aNotification
const fields = {
  id: IDS,
  type: textsBetween(1, 64),
  object_type: oneOf('bet', 'maintenance', 'bonus', 'jackpot', 'vip_bet'),
  object_id: orNull(IDS),
  created_at: INSTANTS,
}

testShape('a notification as realtime sends it', newNotification, withoutTexts, fields)

testShape('a notification', notification, aNotification, {
  ...fields,
  title: TEXTS,
  caption: TEXTS,
  body: TEXTS,
  read: FLAGS,
})

test('realtime sends no text: each reader gets it in their language from the list', () => {
  expectAccepted(newNotification, aNotification, withoutTexts)
})

test('a type that only a later version knows is accepted: its texts are enough to show it', () => {
  const later = { ...aNotification, type: 'bonus_doubled' }
  expectAccepted(notification, later, later)
})
