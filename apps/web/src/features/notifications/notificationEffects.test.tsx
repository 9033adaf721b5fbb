// @vitest-environment happy-dom
import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '@touchline/live'
import { createPageFixture } from '#testing'
import { ticketVoice } from '#pieces/ticket-voice'
import { renderInDom, settle } from '#shared/testing'
import { createUnread } from './createUnread.ts'
import { NotificationBell } from './NotificationBell.tsx'
import { NotificationList } from './NotificationList.tsx'
import NotificationPanel from './NotificationPanel.tsx'
import { ONE_OF_EACH } from './testing/notificationsFixture.tsx'
import { useMoneyAnnouncer } from './useMoneyAnnouncer.ts'

afterEach(() => {
  vi.useRealTimers()
})

const arrived = (type: string): LiveEvent =>
  ({ kind: 'notification', message: { notification: { ...ONE_OF_EACH[0]!, type } } }) as unknown as LiveEvent
const unreadEvent = (unread: number, v: number): LiveEvent =>
  ({ kind: 'unread', message: { unread, v } }) as unknown as LiveEvent

/** The page of a signed-in player with five notifications, two of them unread. */
function createPage() {
  const pagination = { total: 5, page: 1, limit: 20, last_page: 1 }
  const page = createPageFixture({
    player: '7',
    answers: {
      getNotifications: { data: ONE_OF_EACH, pagination },
      getNotificationCounters: { data: { unread: 2, v: 1 } },
    },
  })
  const unread = createUnread({ client: page.session.client, live: page.live, channel: '$user:7' })
  return { ...page, unread }
}

test('the bell counts what is unread, follows its channel, loads again after a gap, and counts no more once it is gone', async () => {
  const { frame, receive, gap, sent } = createPage()
  const { container, unmount } = await renderInDom(frame(<NotificationBell />))
  const count = () => container.querySelector('[aria-hidden="true"]:not(svg)')?.textContent
  expect(count()).toBe('2')
  await settle(() => receive(unreadEvent(120, 2)))
  expect(count()).toBe('99+')
  const calls = () => sent.filter(name => name === 'getNotificationCounters').length
  await settle(() => gap('$user:8'))
  expect(calls()).toBe(1)
  await settle(() => gap('$user:7'))
  expect(calls()).toBe(2)
  await unmount()
  gap('$user:7')
  expect(calls()).toBe(2)
})

test('without a player there is no bell, and another player has another count', async () => {
  const { frame, session, sent } = createPage()
  const { container } = await renderInDom(frame(<NotificationBell />))
  const { player } = session.getState()
  await settle(() => session.setState({ player: undefined }))
  expect(container.querySelector('button')).toBeNull()
  await settle(() => session.setState({ player: { ...player!, id: '8' as never } }))
  expect(container.querySelector('button')).not.toBeNull()
  expect(sent.filter(name => name === 'getNotificationCounters')).toHaveLength(2)
})

test('news of money is announced together a second after it came, in the texts of now, and not once the page is left', async () => {
  vi.useFakeTimers()
  const { frame, receive } = createPage()
  const words: string[] = []
  const release = ticketVoice.onWords(said => words.push(said))
  function News() {
    useMoneyAnnouncer()
    return null
  }
  const { unmount } = await renderInDom(frame(<News />))
  await settle(() => receive(arrived('bet_settled')))
  await settle(() => vi.advanceTimersByTime(999))
  expect(words).toEqual([])
  await settle(() => vi.advanceTimersByTime(1))
  expect(words).toEqual(['notifications.news.bet_settled'])
  await settle(() => receive(arrived('bet_refunded')))
  await settle(() => receive(arrived('maintenance')))
  await settle(() => vi.advanceTimersByTime(5_000))
  expect(words.slice(1)).toEqual(['notifications.several'])
  await settle(() => receive(arrived('bet_settled')))
  await unmount()
  receive(arrived('bet_settled'))
  vi.advanceTimersByTime(10_000)
  release()
  expect(words).toHaveLength(2)
})

test('an open list counts what arrives, loads it on a press, and stays as it is until then', async () => {
  const { frame, receive, unread, sent } = createPage()
  const onFollowed = (): void => {}
  const { container, unmount } = await renderInDom(
    frame(<NotificationList unread={unread} onFollowed={onFollowed} />),
  )
  const loads = () => sent.filter(name => name === 'getNotifications').length
  const newer = () =>
    [...container.querySelectorAll('button')].find(one => one.textContent === 'notifications.newer')
  expect([loads(), newer()]).toEqual([1, undefined])
  await settle(() => receive(arrived('bet_settled')))
  await settle(() => receive(unreadEvent(3, 2)))
  expect(loads()).toBe(1)
  await settle(() => newer()!.click())
  expect([loads(), newer()]).toEqual([2, undefined])
  await unmount()
  expect(() => receive(arrived('bet_settled'))).not.toThrow()
})

test('the panel takes the focus; a press elsewhere or Escape closes it, which gives the focus back to the bell', async () => {
  const { frame, unread } = createPage()
  const closed: string[] = []
  function Corner() {
    const corner = useRef<HTMLDivElement>(null)
    const [isOpen, setOpen] = useState(true)
    const [close] = useState(() => () => {
      closed.push('closed')
      setOpen(false)
    })
    return (
      <div ref={corner}>
        <button type="button" id="bell" onClick={() => setOpen(true)}>
          bell
        </button>
        {isOpen && <NotificationPanel corner={corner} unread={unread} onClose={close} />}
      </div>
    )
  }
  const { container, unmount } = await renderInDom(frame(<Corner />))
  const bell = container.querySelector<HTMLElement>('#bell')!
  const pressOn = (target: EventTarget) =>
    settle(() => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  const key = (name: string) =>
    settle(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: name })))
  expect(document.activeElement?.tagName).toBe('DIALOG')
  await pressOn(container.querySelector('dialog h2')!)
  await pressOn(bell)
  await key('Tab')
  expect(closed).toHaveLength(0)
  await pressOn(document.body)
  expect([closed.length, container.querySelector('dialog')]).toEqual([1, null])
  await settle(() => bell.click())
  await key('Escape')
  expect([closed.length, document.activeElement]).toEqual([2, bell])
  await settle(() => bell.click())
  await unmount()
  await pressOn(document.body)
  await key('Escape')
  expect(closed).toHaveLength(2)
})
