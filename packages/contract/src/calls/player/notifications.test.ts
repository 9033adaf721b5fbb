import { test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, part, testCall } from '../../testing/testCall.ts'
import { PAGE_OF_LIST, wholeNumber } from '../../testing/testQuery.ts'
import { expectAccepted, expectRefused } from '../../testing/testShape.ts'
import { IDS, WHOLES, entity, listOf, objectOf } from '../../testing/values.ts'
import { readNotificationsBody } from './notifications.ts'

const aNotification = CALL_EXAMPLES.getNotifications.reply.data[0]!
const unread = { unread: 1, v: 7 }
const counters = dataOf(unread, objectOf(unread, { unread: WHOLES, v: WHOLES }))

testCall('getNotifications', {
  access: 'player',
  query: { page: wholeNumber(1), limit: wholeNumber(1, 100) },
  reply: part(
    { data: [aNotification], pagination: PAGE_OF_LIST },
    { data: listOf(entity(aNotification)), pagination: entity(PAGE_OF_LIST) },
  ),
})

testCall('getNotificationCounters', { access: 'player', reply: counters })

testCall('readNotifications', {
  access: 'player',
  body: part({ ids: ['1'] }, { ids: listOf(IDS, { min: 1, max: 100 }) }),
  reply: counters,
})

testCall('readAllNotifications', { access: 'player', reply: counters })

test('marking nothing as read is a mistake of the client, and more than a page cannot be marked at once', () => {
  const ids = (length: number) => Array.from({ length }, (_, i) => `${i}`)
  expectRefused(readNotificationsBody, { ids: [] }, 'ids')
  expectAccepted(readNotificationsBody, { ids: ids(100) }, { ids: ids(100) })
  expectRefused(readNotificationsBody, { ids: ids(101) }, 'ids')
  expectRefused(readNotificationsBody, { ids: '1,2' }, 'ids')
})
