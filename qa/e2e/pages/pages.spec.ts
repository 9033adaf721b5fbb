import { DESKTOP, expect, openLive, openMatches, test } from '../support/index.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[E2E-61] home shows matches, odds and scores in the HTML', async ({ page }) => {
    await page.goto('/sports')
    const rows = page.locator('[data-match]')
    expect(await rows.count()).toBeGreaterThan(5)
    await expect(rows.first().locator('[data-match-text="score-home"]')).toHaveText(/\d/)
    await expect(page.locator('[data-price] b').first()).toHaveText(/^\d+\.\d{2,3}$|–/)
  })

  test('[E2E-62] from home a match is three links away: sport, league, match', async ({ page, request }) => {
    const [match] = await openMatches(request, { sport_key: 'soccer', match_status: '0' })
    await page.goto(`/sports/${match!.sport.key}/${match!.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(match!.home.name)
    expect(await page.locator('[data-price]').count()).toBeGreaterThan(25)
  })
})

test('[E2E-323] every file a page names is there: icons, fonts, styles and code', async ({ request }) => {
  const html = await (await request.get('/sports/soccer')).text()
  const files = new Set(
    [...html.matchAll(/"(\/assets\/[^"#]+)[#"]/g)].flatMap(([, named]) => named!.split(' ')),
  )
  expect([...files].map(file => file.split('.').at(-1))).toEqual(expect.arrayContaining(['svg', 'woff2']))
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200)
})

test('[E2E-63] every kind of page answers, in every language, with its title and canonical address', async ({
  request,
}) => {
  const [match] = await openMatches(request, { sport_key: 'soccer', match_status: '0' })
  const one = (await (await request.get(`/api/sportsbook/matches/${match!.id}`)).json()) as {
    data: { tournament: { slug: string }; category: { slug: string } }
  }
  const { tournament, category } = one.data
  const paths = [
    '',
    '/live',
    '/soccer',
    `/soccer/${category.slug}`,
    `/soccer/${tournament.slug}`,
    `/soccer/${match!.slug}`,
  ]
  for (const prefix of ['', '/de', '/ar']) {
    for (const path of paths) {
      const reply = await request.get(`${prefix}/sports${path}`)
      const html = await reply.text()
      expect(reply.status(), `${prefix}/sports${path}`).toBe(200)
      expect(html).toMatch(/<title>[^<]+<\/title>/)
      expect(html).toContain(`${prefix}/sports${path}"`)
      expect(html).toContain('hreflang="x-default"')
    }
  }
})

test('[E2E-71] German prices have the comma of German sums, as the server writes them and as the browser keeps them', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/de/sports/live')).text()
  const written = [...html.matchAll(/data-price="[^"]*"[^>]*>.*?<b[^>]*>([^<]*)</gs)].map(found => found[1]!)
  expect(written.length).toBeGreaterThan(5)
  const wrong: string[] = []
  page.on('console', message => message.type() === 'error' && wrong.push(message.text()))
  page.on('pageerror', error => wrong.push(error.message))
  await openLive(page, '/de/sports/live')
  const cached = await page.locator('main [data-price] b').allTextContents()
  for (const figure of [...written, ...cached]) expect(figure).toMatch(/^\d+,\d{2,3}$|^–$/)
  expect(wrong.filter(text => /hydrat|React error/i.test(text))).toEqual([])
})

test('[E2E-241] the HTML of the server is what the browser renders: lists hydrate without warnings, in every language', async ({
  page,
}) => {
  const wrong: string[] = []
  page.on('console', message => message.type() === 'error' && wrong.push(message.text()))
  page.on('pageerror', error => wrong.push(error.message))
  for (const prefix of ['', '/de', '/ar']) {
    // The second visit gets the HTML cached for the first.
    for (const path of ['/sports', '/sports/live', '/sports?page=2']) await openLive(page, prefix + path)
  }
  expect(wrong.filter(text => /hydrat|React error/i.test(text))).toEqual([])
})

test('[E2E-64] Arabic pages read from right to left, others do not', async ({ page }) => {
  await page.goto('/ar/sports')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.goto('/de/sports')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('[E2E-65] a needless or misplaced locale redirects for good, and an unknown page shows it', async ({
  request,
}) => {
  const noFollow = { maxRedirects: 0 }
  const first = await request.get('/en/sports/live', noFollow)
  expect([first.status(), first.headers().location]).toEqual([301, '/sports/live'])
  const misplaced = await request.get('/sports/de/soccer', noFollow)
  expect([misplaced.status(), misplaced.headers().location]).toEqual([301, '/de/sports/soccer'])
  const unknown = await request.get('/sports/no-such-sport/nothing')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain('find that page')
})

test('[E2E-66] pages run no inline script and load nothing from elsewhere', async ({ request }) => {
  const reply = await request.get('/sports')
  expect(reply.headers()['content-security-policy']).toContain("script-src 'self'")
  const html = await reply.text()
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(found => found[1])
  expect(inline.every(attributes => /type="application\/(ld\+)?json"/.test(attributes!))).toBe(true)
})

test('[E2E-345] text that becomes HTML or a script by code is refused by the browser, and no policy can be created that allows it', async ({
  browser,
  baseURL,
}) => {
  // A context of its own: in the usual one any violation of the policy fails the test.
  const page = await browser.newPage()
  await page.goto(`${baseURL}/sports`)
  const tries = await page.evaluate(() => {
    const errorOf = (attempt: () => unknown): string => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    return [
      errorOf(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
      errorOf(() => (document.createElement('script').textContent = 'window.ran = true')),
      errorOf(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void }
        }
        trustedTypes.createPolicy('default', {})
      }),
    ]
  })
  expect(tries).toEqual(['TypeError', 'TypeError', 'TypeError'])
  await page.close()
})

test('[E2E-346] every answer declares its type and who may embed it: pages, files, pictures, the API and its documents', async ({
  request,
}) => {
  const html = await (await request.get('/sports')).text()
  const [, file = ''] = /"(\/assets\/[^"#]+\.js)"/.exec(html) ?? []
  for (const path of [
    '/',
    '/sports',
    '/sports/no-such-sport/nothing',
    file,
    '/favicon.svg',
    '/robots.txt',
    '/images/social/en/site.png',
    '/readyz',
    '/api/sportsbook/sports',
    '/api/sportsbook/matches/nope',
    '/openapi.json',
    '/docs/',
    '/connection/sse',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
    expect.soft(headers['referrer-policy'], path).toMatch(/origin|no-referrer/)
    expect.soft(headers['content-security-policy'], path).toMatch(/frame-ancestors '(self|none)'/)
    expect.soft(headers['content-type'] ?? '', path).not.toMatch(/^text\/[a-z]+$|xml$/)
    // A plain-http demo on localhost must not force other programs there to https.
    expect.soft(headers['strict-transport-security'], path).toBeUndefined()
  }
})

test('[E2E-67] health, version and the documents answer on the one origin', async ({ request }) => {
  for (const path of ['/livez', '/readyz', '/version', '/openapi.json', '/asyncapi.json']) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
  expect(await (await request.get('/docs')).text()).toContain('<html')
})

test('[E2E-68] the theme follows the system until one is chosen, and the choice is stored', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESKTOP)
  await page.goto('/sports')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByRole('region', { name: 'Preferences' }).getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(background).not.toBe(light)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('[E2E-69] another odds format changes every price and is stored', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/sports')
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByRole('region', { name: 'Preferences' }).getByLabel('Odds format').selectOption('american')
  await expect(page.locator('[data-price][data-availability="open"] b').first()).toHaveText(/^[+\u2212]\d+$/)
  await page.reload()
  await expect(page.locator('[data-price][data-availability="open"] b').first()).toHaveText(/^[+\u2212]\d+$/)
})
