// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { LiveEvent } from '@touchline/live'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { useFollowOpenBets, useOpenBetsCount } from './openBets.ts'

test('open bets are counted for a player, and counted again after news or a gap of the private channel', async () => {
  let total = 2
  const page = createPageFixture({
    player: 'p1',
    answers: { getBets: () => ({ data: [], pagination: { page: 1, limit: 1, total, last_page: 1 } }) },
  })
  function Count() {
    useFollowOpenBets()
    return String(useOpenBetsCount())
  }
  const { container, unmount } = await renderInDom(page.frame(<Count />))
  expect(container.textContent).toBe('2')
  total = 3
  await settle(() => page.receive({ kind: 'unread', message: { unread: 1, v: 1 } } as unknown as LiveEvent))
  await settle(() => page.gap('$user:p2'))
  expect(container.textContent).toBe('2')
  await settle(() => page.receive({ kind: 'bet', message: { bet: { id: 'b1' } } } as unknown as LiveEvent))
  expect(container.textContent).toBe('3')
  total = 4
  await settle(() => page.gap('$user:p1'))
  expect(container.textContent).toBe('4')
  await settle(() => page.session.setState({ status: 'NOT_LOGGED_IN', player: undefined }))
  expect(container.textContent).toBe('undefined')
  const isAsked = () => page.queries.getQueryState(['open-bets', 'p1'])?.isInvalidated
  await settle(() => page.gap('$user:p1'))
  await settle(() => page.receive({ kind: 'bet', message: { bet: { id: 'b1' } } } as unknown as LiveEvent))
  expect(isAsked()).toBe(false)
  await unmount()
})
