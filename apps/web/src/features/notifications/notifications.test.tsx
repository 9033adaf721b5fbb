import type { NotificationWire } from '@touchline/contract'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { UnreadCount, UnreadState } from './createUnread.ts'
import { NotificationList } from './NotificationList.tsx'
import { createNotificationsFixture, ONE_OF_EACH } from './testing/notificationsFixture.tsx'
import { knownType } from './knownType.ts'
import { listed, markedRead, type NotificationPages } from './useNotifications.ts'

function unreadOf(count: number): UnreadCount {
  const store = createStore<UnreadState>(() => ({ count }))
  return Object.assign(store, { receive: () => {}, start: () => () => {} })
}
const list = (count = 2) => <NotificationList unread={unreadOf(count)} onFollowed={() => {}} />

function pagesOf(...pages: NotificationWire[][]): NotificationPages {
  const pagination = { total: 9, page: 1, limit: 20, last_page: 2 }
  return { pages: pages.map(data => ({ data, pagination })), pageParams: pages.map((_, i) => i + 1) }
}

test('each of settled, refunded, cashed out, corrected and refused is shown by its word', () => {
  const words = createNotificationsFixture('en', ONE_OF_EACH).words(list())
  for (const kind of ['Settled', 'Refunded', 'Cashed out', 'Corrected', 'Not accepted']) {
    expect(words).toContain(` ${kind} `)
  }
  expect(words).toContain('Mark all as read')
  expect(words.match(/Unread/g)?.length).toBe(2)
})

test('a type that we do not know is drawn plainly, in the words that came with it', () => {
  const [first] = ONE_OF_EACH as [NotificationWire]
  const unknown = { ...first, type: 'jackpot_hit', object_type: 'jackpot', title: 'A jackpot fell' } as const
  const words = createNotificationsFixture('en', [unknown]).words(list(0))
  expect(words).toContain(' News ')
  expect(words).toContain('A jackpot fell')
  expect(['bet_settled', 'maintenance_planned', ''].map(knownType)).toEqual(['bet_settled', 'other', 'other'])
})

test('a notification about a bet leads to it in My bets', () => {
  expect(createNotificationsFixture('de', ONE_OF_EACH).draw(list())).toContain(
    'href="/de/sports/bets-history?bet=b-0"',
  )
})

test('an empty list explains what it will contain, and a loading one shows that it loads', () => {
  expect(createNotificationsFixture('en', []).words(list(0))).toContain('No notifications yet')
  expect(createNotificationsFixture('en').draw(list(0))).toContain('aria-busy="true"')
  expect(createNotificationsFixture('en', []).words(list(0))).toContain('All read')
})

test('what was marked as read stays so, and nothing else is touched', () => {
  const [first, second] = ONE_OF_EACH as [NotificationWire, NotificationWire]
  const before = pagesOf([first], [second])
  const after = markedRead(before, ({ id }) => id === second.id)
  expect(listed(after).map(({ read }) => read)).toEqual([false, true])
  expect(listed(after)[0]).toBe(first)
})

test('one that moved to the next page is in the list once', () => {
  const [first, second] = ONE_OF_EACH as [NotificationWire, NotificationWire]
  expect(listed(pagesOf([first, second], [second]))).toEqual([first, second])
})
