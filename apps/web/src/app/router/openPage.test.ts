import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { RefusedError } from '#shared/query'
import { createFormatter } from '#shared/i18n'
import { createHref } from '#core/addresses'
import { readAddress } from './readAddress.ts'
import { openPage, type OpenPage } from './openPage.ts'

const options = { locales: ['en', 'de'] }

/** Opens an address of a site whose back end answers calls like this; a number is a refusal with that status. */
async function openAt(address: string, answers: Readonly<Record<string, unknown>>) {
  const [pathname = '', search] = address.split('?')
  const read = readAddress(pathname, search === undefined ? '' : `?${search}`, options)
  if (read.kind === 'redirect') throw new Error(`${address} leads to ${read.to}`)
  const queryClient = new QueryClient()
  const reported: unknown[] = []
  const page = await openPage(read, {
    context: {
      queryClient,
      read: ({ queryKey: [name] }) => {
        const answer = answers[String(name)] ?? []
        return typeof answer === 'number'
          ? Promise.reject(new RefusedError(String(name), { status: answer }))
          : Promise.resolve(answer as never)
      },
    },
    href: createHref('en', options),
    t: key => key,
    format: createFormatter('en', 'UTC'),
    report: error => reported.push(error),
  })
  return { page: page as OpenPage, reported }
}
const statusOf = async (address: string, answers: Readonly<Record<string, unknown>> = {}) =>
  (await openAt(address, answers)).page.status

test.each([
  ['/sports/locked', {}, 403],
  ['/sports/blocked', {}, 451],
  ['/sports/404', {}, 404],
  ['/sports/500', {}, 500],
  ['/sports/nothing', {}, 404],
  ['/sports/soccer/nothing', { getAddress: 404 }, 404],
  ['/sports/soccer/league', { getAddress: 503 }, 500],
  ['/sports/live', { getSports: 503 }, 500],
  ['/sports/live?sport=nothing', { getSports: [{ key: 'soccer' }] }, 404],
  ['/sports/schedule?sport=soccer', { getSports: [{ key: 'soccer' }] }, 200],
  ['/sports/users/sign-in', {}, 200],
  ['/sports/users/password/edit', {}, 200],
  ['/sports/users', {}, 404],
  ['/sports/users/someone', {}, 404],
])(
  '[2.6] %s, where the back end answers %o, is %i, on the server and after a click alike',
  async (address, answers, status) => {
    expect(await statusOf(address, answers)).toBe(status)
  },
)

test('[ADDRESS-4] what is gone leads on to its league', async () => {
  const league = { slug: 'first-league', name: 'First League' }
  const { page } = await openAt('/sports/soccer/a-b-1', {
    getAddress: { kind: 'match', slug: 'a-b-1', isGone: true, league },
  })
  expect(page.status).toBe(410)
  expect(page.params).toMatchObject({ way: { href: '/sports/soccer/first-league', name: 'First League' } })
})

test.each(['category', 'league'])('[ADDRESS-3] a %s of races leads to the page of racing', async kind => {
  const found = { kind, slug: 'norland', isGone: false }
  expect((await openAt('/sports/horse_racing/norland', { getAddress: found })).page).toEqual({
    to: '/sports/racing',
  })
})

test('[ADDRESS-3] a slug of before leads to the one of now', async () => {
  const found = { kind: 'league', slug: 'new-name', isGone: false }
  expect((await openAt('/sports/soccer/old-name', { getAddress: found })).page).toEqual({
    to: '/sports/soccer/new-name',
  })
})

test.each([
  ['/sports/schedule?page=3', { page: 3, pages: 2 }, 404],
  ['/sports/schedule?page=2', { page: 2, pages: 2 }, 200],
  ['/sports/schedule', { page: 1, pages: 0 }, 200],
])('[ADDRESS-5] of a list of %s, which is %o, the status is %i', async (address, list, status) => {
  expect(await statusOf(address, { getMatches: { ...list, matches: [] } })).toBe(status)
})

const IN_LISTS = {
  getSports: [{ key: 'soccer', name: 'Soccer' }],
  getAddress: { kind: 'league', slug: 'first-league', isGone: false },
  getTournament: { id: '1', slug: 'first-league', name: 'First League', category: {}, sport: {} },
}
const headAt = async (address: string, total: number) => {
  const list = { page: 1, pages: 9, matches: [], total }
  return (await openAt(address, { ...IN_LISTS, getMatches: list })).page.head
}

test.each([
  ['/sports/soccer/first-league', 0, true],
  ['/sports/soccer/first-league', 1, undefined],
  ['/sports/soccer/first-league?isBettable=true', 0, undefined],
  ['/sports/results?date=2020-01-01', 0, true],
  ['/sports/results?date=2026-11-20', 1, undefined],
  ['/sports/results', 0, undefined],
  ['/sports/schedule?sport=soccer', 0, true],
  ['/sports/schedule?sport=soccer&time=1h', 0, undefined],
])('[META-15] %s with %i matches keeps out of search engines: %s', async (address, total, isKeptOut) => {
  expect((await headAt(address, total)).noIndex).toBe(isKeptOut)
})

test.each([
  ['/sports/soccer?page=2', 'head.sport.title · lists.page'],
  ['/sports/soccer/first-league?page=2', 'head.league.title · lists.page'],
  ['/sports/schedule?sport=soccer', 'head.schedule.title · Soccer'],
  ['/sports/cybersport?sport=soccer&page=2', 'head.e_sports.title · Soccer · lists.page'],
  [
    '/sports/results?date=2026-11-20&page=3&sport=soccer',
    'head.results.title · Soccer · 20 Nov 2026 · lists.page',
  ],
  ['/sports/live?page=2', 'head.in_play.title'],
])('[META-14] the title of %s is %s', async (address, title) => {
  expect((await headAt(address, 400)).title).toBe(title)
})

test.each([
  ['race', true, undefined],
  ['race', false, true],
  ['outright', false, undefined],
])(
  '[META-15] a %s, where racing is switched on: %s, is kept out of search engines: %s',
  async (type, hasRacing, isKeptOut) => {
    const named = { name: 'x', slug: 'x', key: 'x' }
    const event = {
      id: '1',
      type,
      name: 'First race',
      sport: named,
      category: named,
      tournament: named,
      state: { status: 0 },
    }
    const { page } = await openAt('/sports/horse_racing/first-race', {
      getAddress: { kind: 'outright', slug: 'first-race', isGone: false },
      getOutright: { outright: event },
      getSystem: { is_horse_racing_enabled: hasRacing },
    })
    expect([page.status, page.head.noIndex]).toEqual([200, isKeptOut])
  },
)
