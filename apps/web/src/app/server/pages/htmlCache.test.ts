import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingOf } from '../http/encodings.ts'
import { createHtmlCache } from './htmlCache.ts'
import type { OpenPage } from '../../router/index.ts'
import type { PageAnswer } from './pageAnswer.ts'

const html = (page: string, status = 200): PageAnswer =>
  ({ kind: 'html', status, html: Buffer.from(`<p>${page}`), locale: 'en', page }) as PageAnswer

function aCache() {
  let time = 0
  let made = 0
  const cache = createHtmlCache(() => time)
  return {
    cache,
    pass: (ms: number) => void (time += ms),
    get: (text: string, answer: PageAnswer, isChosen = false) =>
      cache.get({ text, isChosen }, () => {
        made += 1
        return Promise.resolve(answer)
      }),
    made: () => made,
  }
}

const SHARED_S: Readonly<Record<OpenPage['key'], number>> = {
  sports: 2,
  sport: 2,
  category: 2,
  league: 2,
  in_play: 2,
  match: 2,
  outright: 2,
  e_sports: 2,
  schedule: 2,
  horse_racing: 2,
  favorites: 15,
  results: 15,
  promotions: 15,
  bets_history: 15,
  receipt_verify: 15,
  lotteries: 15,
  general_rules: 15,
  about: 15,
  users: 15,
  custom_page: 15,
  init_sportsbook: 15,
  '404': 15,
  '410': 15,
  '500': 15,
  locked: 15,
  blocked: 15,
}

test.each(Object.entries(SHARED_S))(
  'pages with live prices are shared for 2 s, others for 15 s: %s for %i s (design, section 4)',
  async (page, seconds) => {
    const { get, pass, made } = aCache()
    await get('it', html(page))
    pass(seconds * 1_000 - 1)
    await get('it', html(page))
    expect(made()).toBe(1)
    pass(1)
    await get('it', html(page))
    expect(made()).toBe(2)
  },
)

test('addresses that anybody can invent take no place of a page', async () => {
  const { get, made } = aCache()
  await get('home', html('sports'))
  for (let n = 0; n < 600; n++) {
    await get(`/sports/soccer?page=${n}`, html('sport'), true)
    await get(`/sports/soccer/nobody-${n}`, html('404', 404))
    await get(`/SPORTS/soccer/nobody-${n}`, { kind: 'redirect', to: '/x' })
  }
  const before = made()
  await get('home', html('sports'))
  expect(made()).toBe(before)
})

test('pages beyond those that are kept go, the oldest first', async () => {
  const { get, made } = aCache()
  for (let n = 0; n <= 500; n++) await get(`/sports/soccer/match-${n}`, html('about'))
  await get('/sports/soccer/match-1', html('about'))
  expect(made()).toBe(501)
  await get('/sports/soccer/match-0', html('about'))
  expect(made()).toBe(502)
})

test('however many ask at the same time, a page is made once', async () => {
  const { get, made } = aCache()
  await Promise.all([1, 2, 3].map(() => get('home', html('sports'))))
  expect(made()).toBe(1)
})

test('a failure is not shared', async () => {
  const { get, made } = aCache()
  await get('home', html('500', 500))
  await get('home', html('500', 500))
  expect(made()).toBe(2)
})

test('a page travels in what the browser accepts', async () => {
  const { get } = aCache()
  const page = await get('home', html('sports'))
  expect(encodingOf('gzip, deflate, br')).toBe('br')
  expect(encodingOf(undefined)).toBe('identity')
  expect(gunzipSync(await page.body('gzip')).toString()).toBe('<p>sports')
})
