// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { LiveEvent } from '@touchline/live'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { cashoutsOf, useCashoutReconnects } from '../cashout/index.ts'
import { aBet } from '../testing/betsFixture.tsx'
import { BetsList } from './BetsList.tsx'
import { useBetNews } from './useBetNews.ts'

afterEach(() => sessionStorage.clear())

const betEvent = (bet: object): LiveEvent => ({ kind: 'bet', message: { bet } }) as unknown as LiveEvent
const PLAYER = { id: 'p1' as never, displayName: 'Ada', email: undefined, currency: 'EUR', groups: [] }

test('events of the private channel reach the lists of bets; a gap of it loads them again; then the component is gone', async () => {
  const page = createPageFixture({ player: 'p1' })
  const { queries } = page
  const pagination = { page: 1, limit: 20, total: 1, last_page: 1 }
  const key = ['bets', 'p1', { filter: 'open', result: 'all', limit: 20 }]
  queries.setQueryData(key, { pages: [{ data: [aBet()], pagination }], pageParams: [1] })
  queries.setQueryData(['bet-totals'], {})
  const stakeOf = () =>
    queries.getQueryData<{ pages: { data: { open_stake?: { value: number } }[] }[] }>(key)?.pages[0]?.data[0]
      ?.open_stake?.value
  const isStale = (name: readonly unknown[]) => queries.getQueryState(name)?.isInvalidated
  function News() {
    useBetNews()
    return null
  }
  const { unmount } = await renderInDom(page.frame(<News />))
  await settle(() => page.receive(betEvent({ ...aBet(), v: 4, open_stake: { ...aBet().stake, value: 400 } })))
  expect([stakeOf(), isStale(['bet-totals']), isStale(key)]).toEqual([400, true, false])
  await settle(() => page.gap('$user:p2'))
  expect(isStale(key)).toBe(false)
  await settle(() => page.gap('$user:p1'))
  expect(isStale(key)).toBe(true)
  await unmount()
  page.receive(betEvent({ ...aBet(), v: 5, open_stake: { ...aBet().stake, value: 100 } }))
  expect(stakeOf()).toBe(400)
})

test('nothing is heard of bets before a player is signed in, and of the last player after another one is', async () => {
  const page = createPageFixture()
  function News() {
    useBetNews()
    return null
  }
  page.queries.setQueryData(['bets', 'p1'], 'known')
  page.queries.setQueryData(['bets', 'p2'], 'known')
  const isStale = (id: string) => page.queries.getQueryState(['bets', id])?.isInvalidated
  await renderInDom(page.frame(<News />))
  await settle(() => page.gap('$user:p1'))
  expect(isStale('p1')).toBe(false)
  await settle(() => page.session.setState({ status: 'LOGGED_IN', player: PLAYER }))
  await settle(() => page.session.setState({ player: { ...PLAYER, id: 'p2' as never } }))
  await settle(() => page.gap('$user:p1'))
  await settle(() => page.gap('$user:p2'))
  expect([isStale('p1'), isStale('p2')]).toEqual([false, true])
})

test('cash-outs go on when the player is known, the browser is online again or the connection works again', async () => {
  const page = createPageFixture()
  const cashouts = cashoutsOf(page.session, page.live)
  const log: string[] = []
  Object.assign(cashouts, { restore: () => log.push('restore'), wake: () => log.push('wake') })
  function Reconnects() {
    useCashoutReconnects()
    return null
  }
  const { unmount } = await renderInDom(page.frame(<Reconnects />))
  await settle(() => window.dispatchEvent(new Event('online')))
  expect(log).toEqual([])
  await settle(() => page.session.setState({ status: 'LOGGED_IN', player: PLAYER }))
  expect(log).toEqual(['restore'])
  await settle(() => window.dispatchEvent(new Event('online')))
  expect(log.slice(1)).toEqual(['wake'])
  await settle(() => page.line('connecting'))
  expect(log.slice(2)).toEqual([])
  await settle(() => page.line('connected'))
  expect(log.slice(2)).toEqual(['wake'])
  await unmount()
  window.dispatchEvent(new Event('online'))
  page.line('connecting')
  page.line('connected')
  expect(log).toHaveLength(3)
})

test('news that renew the list while its next page is requested do not lose the press', async () => {
  const late: (() => void)[] = []
  const answerOf = (page: number) => ({
    data: [aBet({ id: `b${page}`, ref: `${page}`, status: 'done' })],
    pagination: { page, limit: 1, total: 2, last_page: 2 },
  })
  const page = createPageFixture({
    player: 'p1',
    answers: {
      getBets: async input => {
        const asked = (input as { query: { page?: number } }).query.page ?? 1
        // The first request for the second page is answered after the list is renewed.
        if (asked === 2 && late.length === 0) await new Promise<void>(go => late.push(go))
        return answerOf(asked)
      },
    },
  })
  const { container } = await renderInDom(
    page.frame(<BetsList betsFilter={{ filter: 'settled', result: 'all', limit: 1 }} />),
  )
  await settle(() => new Promise(setImmediate))
  await settle(() => [...container.querySelectorAll('button')].at(-1)!.click())
  await settle(() => page.queries.invalidateQueries({ queryKey: ['bets'] }))
  await settle(() => late.forEach(answer => answer()))
  await settle(() => new Promise(setImmediate))
  expect(container.querySelectorAll('[data-bet]')).toHaveLength(2)
})
