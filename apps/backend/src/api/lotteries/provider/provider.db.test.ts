import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '#api/ledger'
import { planDraws, playDraws } from '#api/lotteries'
import { createTestApi, type TestApi } from '#testing'

const BASE = '/api/virtual-wallet/drawhouse'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  let seeds = 0
  await planDraws(api.db, { newSeed: () => String(seeds++).padStart(64, '0'), now: api.clock.now() })
  await playDraws(api.db, { newId: randomUUID, now: api.clock.now })
})
afterAll(() => api.close())

test('the address of the call that launches a page takes nothing but POST', async () => {
  const { status, headers, body } = await api.request('GET', `${BASE}/launch`)
  expect([status, headers.allow, body]).toMatchObject([405, 'POST', { code: 10 }])
})

type PageReply = Awaited<ReturnType<TestApi['request']>>
const launch = (app = 'lantern-five', who: string | undefined = token, provider = 'drawhouse') =>
  api.request('POST', `/api/virtual-wallet/${provider}/launch`, { body: { app }, ...(who && { token: who }) })
const urlOf = (launched: PageReply): string => (launched.body as { url: string }).url

/** Opens the page as a browser does; returns the page and its cookie. */
async function open(url: string): Promise<{ readonly page: string; readonly cookie: string }> {
  const { status, headers } = await api.request('GET', url)
  expect(status).toBe(303)
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  return { page: String(headers.location), cookie }
}
const buy = (cookie: string, body: object, key: string = randomUUID()) =>
  api.request('POST', `${BASE}/lotteries/lantern-five/tickets`, {
    body,
    headers: { cookie, 'idempotency-key': key },
  })
const TICKET = { main: [1, 2, 3, 4, 5], bonus: [6], draws: 2 }

test('only who is signed in may open a page: 401 with 11', async () => {
  const { status, body } = await launch('lantern-five', '')
  expect([status, (body as { code: number }).code]).toEqual([401, 11])
})

test.each([
  ['a provider that is not there', 'lantern-five', 'nobody'],
  ['a page that is not there', 'nothing', 'drawhouse'],
])('%s is answered 404', async (_, app, provider) => {
  expect((await launch(app, token, provider)).status).toBe(404)
})

test('the address opens the page once: after that, and after a minute, it is closed', async () => {
  const url = urlOf(await launch())
  const { page, cookie } = await open(url)
  expect(page).toBe(`${BASE}/lotteries/lantern-five?locale=en`)
  const { status, headers, body } = await api.request('GET', page, { headers: { cookie } })
  expect(status).toBe(200)
  expect(body).toContain('<h1>Lantern Five</h1>')
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  expect(body).not.toMatch(/<script(?! src)|style=| on\w+=/)
  expect((await api.request('GET', url)).status).toBe(410)
  const late = urlOf(await launch())
  api.clock.advance(60_000)
  expect((await api.request('GET', late)).status).toBe(410)
})

test('without its cookie the page is closed, and shows it in the language of the address', async () => {
  const { status, body } = await api.request('GET', `${BASE}/lotteries/lantern-five?locale=de`)
  expect(status).toBe(410)
  expect(body).toContain('Diese Seite ist geschlossen')
})

test.each([
  ['ar', 'rtl', 'كينو السريع', 'اختيار سريع'],
  ['he', 'rtl', 'קינו מהיר', 'מילוי אוטומטי'],
  ['fa', 'rtl', 'کنوی سریع', 'انتخاب تصادفی'],
  ['ur', 'rtl', 'فوری کینو', 'فوری انتخاب'],
  ['ja', 'ltr', 'クイックキノ', 'クイックピック'],
])('a page launched in %s speaks it, and runs %s', async (locale, direction, name, quick) => {
  const { body } = await api.request('POST', `${BASE}/launch`, {
    token,
    body: { app: 'quick-keno' },
    headers: { 'accept-language': locale },
  })
  const { page, cookie } = await open((body as { url: string }).url)
  const drawn = await api.request('GET', page, { headers: { cookie } })
  expect(drawn.body).toContain(`<html lang="${locale}" dir="${direction}">`)
  expect(drawn.body).toContain(`<h1>${name}</h1>`)
  expect(drawn.body).toContain(quick)
})

test('a sum after a word is isolated from it, so that its currency stays on its side in Urdu', async () => {
  const { page, cookie } = await open(urlOf(await launch()))
  const { body } = await api.request('GET', page.replace('=en', '=ur'), { headers: { cookie } })
  expect(body).toMatch(/بیلنس <b>€/)
  expect(body).toMatch(/جیک پاٹ · <b>€/)
  expect((await api.request('GET', `${BASE}/page.css`)).body).toMatch(/\bb \{\s+unicode-bidi: isolate;/)
})

test('a ticket is paid from the account, once per key, and is shown on the page', async () => {
  const { cookie } = await open(urlOf(await launch()))
  const key = randomUUID()
  const [first, again] = [await buy(cookie, TICKET, key), await buy(cookie, TICKET, key)]
  expect([first.status, again.body]).toEqual([200, first.body])
  const { body } = await api.request('GET', `${BASE}/lotteries/lantern-five/tickets?locale=en`, {
    headers: { cookie },
  })
  expect(body).toContain('Balance <b>€998.00</b>')
  expect(String(body).match(/Not drawn yet/g)).toHaveLength(2)
  expect(await checkLedger(api.db)).toEqual([])
})

test.each([
  ['numbers that cannot be played', { ...TICKET, bonus: [] }, 422],
  ['more draws than a ticket plays', { ...TICKET, draws: 11 }, 400],
  ['something else', { numbers: 'all' }, 400],
])('%s are refused in words', async (_, body, status) => {
  const { cookie } = await open(urlOf(await launch()))
  const refused = await buy(cookie, body)
  expect(refused.status).toBe(status)
  expect((refused.body as { message: string }).message).toMatch(/\w/)
})

test('what a name or a text holds is written as text', async () => {
  const { html } = await import('./html.ts')
  expect(html`<b>${'<i>"a" & \'b\'</i>'}</b>${html`<i>${1}</i>`}`.html).toBe(
    '<b>&lt;i&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/i&gt;</b><i>1</i>',
  )
})

test('another site cannot buy: 403', async () => {
  const { cookie } = await open(urlOf(await launch()))
  const { status } = await api.request('POST', `${BASE}/lotteries/lantern-five/tickets`, {
    body: TICKET,
    headers: { cookie, 'idempotency-key': randomUUID(), 'sec-fetch-site': 'cross-site' },
  })
  expect(status).toBe(403)
})

test('who signs out has closed the page', async () => {
  const own = await api.signIn()
  const { page, cookie } = await open(urlOf(await launch('lantern-five', own)))
  await api.request('DELETE', '/api/platform/users/sign_out', { token: own })
  expect((await api.request('GET', page, { headers: { cookie } })).status).toBe(410)
  expect((await buy(cookie, TICKET)).status).toBe(401)
})

test('the page has the product’s tokens, its font and its name, and leads back to the lotteries in its language', async () => {
  const { page, cookie } = await open(urlOf(await launch()))
  const css = String((await api.request('GET', `${BASE}/page.css`)).body)
  for (const part of ['--brand-h: 138', '--odds-line: var(--edge)', "font-family: 'Inter Variable'"])
    expect(css).toContain(part)
  const [font] = /files\/inter-latin-wght-normal\.woff2/.exec(css)!
  const loaded = await api.request('GET', `${BASE}/${font}`)
  expect([loaded.status, loaded.headers['content-type']]).toEqual([200, 'font/woff2'])
  const { headers, body } = await api.request('GET', page, { headers: { cookie } })
  expect(headers['content-security-policy']).toContain("font-src 'self'")
  expect(body).toContain('href="/sports/lotteries"')
  const german = await api.request('GET', page.replace('=en', '=de'), { headers: { cookie } })
  expect(german.body).toContain('href="/de/sports/lotteries"')
})

test.each([
  ['european.light', ' data-theme="light">'],
  ['american.dark', ' data-theme="dark">'],
  ['european', ' dir="ltr">'],
])('with the preferences %s the document opens%s', async (preferences, end) => {
  const { page, cookie } = await open(urlOf(await launch()))
  const { body } = await api.request('GET', page, {
    headers: { cookie: `${cookie}; preferences=${preferences}` },
  })
  expect(/<html[^>]*>/.exec(String(body))![0]).toMatch(new RegExp(`${end}$`))
})
