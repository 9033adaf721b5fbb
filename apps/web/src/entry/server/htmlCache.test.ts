import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingOf } from './encodings.ts'
import { createHtmlCache } from './htmlCache.ts'
import type { PageAnswer } from './renderPage.tsx'

const html = (page: string, status = 200): PageAnswer =>
  ({ kind: 'html', status, html: Buffer.from(`<p>${page}`), locale: 'en', page }) as PageAnswer

function aCache() {
  let time = 0
  let made = 0
  const cache = createHtmlCache(() => time)
  return {
    cache,
    pass: (ms: number) => void (time += ms),
    get: (key: string, answer: PageAnswer) =>
      cache.get(key, () => {
        made += 1
        return Promise.resolve(answer)
      }),
    made: () => made,
  }
}

test('pages with live prices are shared for 2 s, others for 15 s (design, section 4)', async () => {
  const { get, pass, made } = aCache()
  await get('live', html('in_play'))
  await get('bets', html('bets_history'))
  pass(1_999)
  await get('live', html('in_play'))
  expect(made()).toBe(2)
  pass(1)
  await get('live', html('in_play'))
  await get('bets', html('bets_history'))
  expect(made()).toBe(3)
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
