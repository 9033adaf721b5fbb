import { schemaFaults } from '@touchline/testkit/schema-org'
import { expect, openMatches, test } from '../support/index.ts'

/** Texts between two marks of an XML or HTML document. */
const allIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!)

test('[E2E-260] robots.txt leads to the sitemap, the sitemap to every file, and each file to pages that are there', async ({
  request,
}) => {
  const read = async (address: string): Promise<string> => {
    const reply = await request.get(address)
    expect(reply.status(), address).toBe(200)
    return reply.text()
  }
  const [index = ''] = allIn(await read('/robots.txt'), /^Sitemap: (\S+)$/gm)
  const files = allIn(await read(index), /<loc>([^<]+)</g)
  expect(files.length).toBeGreaterThan(6)
  for (const file of files) {
    const addresses = allIn(await read(file), /<loc>([^<]+)</g)
    expect(addresses.length, file).toBeGreaterThan(0)
    // The sport itself, the first of its countries, one in the middle, the last of its events.
    const some = [0, 1, addresses.length >> 1, addresses.length - 1].map(n => addresses[n] ?? addresses[0]!)
    for (const address of new Set(some)) {
      const html = await read(address)
      expect(html).toContain(`rel="canonical" href="${address}"`)
      expect(html).not.toContain('name="robots"')
    }
  }
})

test('[E2E-261] every kind of page has a preview picture of its own in any language, and what is not there has none', async ({
  request,
}) => {
  const [match] = await openMatches(request, { sport_key: 'soccer', match_status: '0' })
  for (const path of ['/ar/sports', '/ja/sports/soccer', `/de/sports/soccer/${match!.slug}`]) {
    const html = await (await request.get(path)).text()
    const [image = ''] = allIn(html, /property="og:image" content="([^"]+)"/g)
    const reply = await request.get(image)
    expect([reply.status(), reply.headers()['content-type']], image).toEqual([200, 'image/png'])
    const body = await reply.body()
    // The header of a PNG has its size.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
  }
  const moved = await request.get(`/images/social/de/soccer/${match!.slug}/0.png`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  const long = encodeURIComponent('ü'.repeat(100))
  const nothing = ['nobody-nowhere/0', 'nowhere', `${long}/0`, long].map(slug => `de/soccer/${slug}`)
  for (const path of [...nothing, 'xx/site', 'de/chess/sport'])
    expect((await request.get(`/images/social/${path}.png`)).status(), path).toBe(404)
})

/** The head of a page, as a crawler reads it. */
function headOf(html: string) {
  const [title = ''] = allIn(html, /<title>([^<]*)</g)
  const [description = ''] = allIn(html, /name="description" content="([^"]*)"/g)
  return {
    title,
    description,
    canonical: allIn(html, /rel="canonical" href="([^"]*)"/g),
    alternates: allIn(html, /rel="alternate" hreflang="([^"]*)"/g),
    isIndexed: !html.includes('name="robots" content="noindex"'),
    social: allIn(html, /property="(og:(?:title|description|image|url|locale))"/g).toSorted(),
    data: allIn(html, /<script type="application\/ld\+json"[^>]*>([^<]*)</g).map(
      text => JSON.parse(text) as Readonly<Record<string, unknown>>,
    ),
  }
}

test('[E2E-262] page by page and language by language: title, description, address, languages, preview and valid data', async ({
  request,
}) => {
  const [match] = await openMatches(request, { sport_key: 'soccer', match_status: '0' })
  const [race] = (
    (await (await request.get('/api/sportsbook/matches?type=race&limit=1')).json()) as {
      data: { slug: string; sport: { key: string } }[]
    }
  ).data
  const { tournament, category } = (
    (await (await request.get(`/api/sportsbook/matches/${match!.id}`)).json()) as {
      data: { tournament: { slug: string }; category: { slug: string } }
    }
  ).data
  const { locales } = (
    (await (await request.get('/api/sportsbook/system')).json()) as { data: { locales: string[] } }
  ).data
  const table = [
    // path, indexed, its structured data besides the organisation
    ['', true, []],
    ['/live', true, []],
    ['/live?page=2&sortBy=start_time%3Aasc&btag=x', true, []],
    ['/cybersport', true, []],
    ['/favorites', false, []],
    ['/schedule?sport=soccer&date=2030-01-01', true, []],
    ['/results', true, []],
    ['/promotions', true, []],
    ['/bets-history', false, []],
    ['/racing', true, []],
    ['/lotteries', true, []],
    ['/general-rules', true, []],
    ['/about', true, []],
    ['/init-sportsbook', false, []],
    ['/users/sign-in', false, []],
    ['/soccer', true, ['BreadcrumbList']],
    [`/soccer/${category.slug}`, true, ['BreadcrumbList']],
    [`/soccer/${tournament.slug}`, true, ['BreadcrumbList']],
    [`/soccer/${match!.slug}`, true, ['BreadcrumbList', 'SportsEvent']],
    [`/${race!.sport.key}/${race!.slug}`, true, ['BreadcrumbList', 'SportsEvent']],
    ['/soccer/nobody-nowhere', false, []],
    ['/blocked', false, []],
    ['/locked', false, []],
    ['/404', false, []],
    ['/500', false, []],
  ] as const
  const proper: Readonly<Record<string, string>> = {
    '/live?page=2&sortBy=start_time%3Aasc&btag=x': '/live',
    '/schedule?sport=soccer&date=2030-01-01': '/schedule?sport=soccer',
  }
  for (const prefix of ['', '/de', '/ar']) {
    const titles = new Map<string, string>()
    const replies = await Promise.all(table.map(([path]) => request.get(`${prefix}/sports${path}`)))
    for (const [n, [path, isIndexed, types]] of table.entries()) {
      const reply = replies[n]!
      const declared = headOf(await reply.text())
      const where = `${prefix}/sports${path}`
      const { origin } = new URL(reply.url())
      const isError = reply.status() >= 400
      expect.soft(declared.title, where).toMatch(/.+ · Touchline$/)
      expect.soft(declared.description.length, where).toBeGreaterThan(isIndexed ? 50 : 10)
      expect.soft(declared.isIndexed, where).toBe(isIndexed)
      expect
        .soft(declared.canonical, where)
        .toEqual(isError ? [] : [`${origin}${prefix}/sports${proper[path] ?? path}`])
      expect.soft(declared.alternates, where).toEqual(isError ? [] : ['x-default', ...locales])
      expect
        .soft(declared.social, where)
        .toEqual([
          'og:description',
          'og:image',
          ...(isError ? [] : ['og:locale']),
          'og:title',
          ...(isError ? [] : ['og:url']),
        ])
      expect.soft(declared.data.map(data => data['@type'])).toEqual(['Organization', ...types])
      // Names differ by language, the structure does not.
      if (prefix === '/ar') expect.soft(schemaFaults(declared.data), where).toEqual([])
      // What has an address of its own has a title of its own, parts of lists too.
      const [canonical = ''] = declared.canonical
      if (isIndexed) {
        expect.soft(titles.get(declared.title) ?? canonical, where).toBe(canonical)
        titles.set(declared.title, canonical)
      }
    }
  }
})

test('[E2E-263] a page opened in the browser has the head that the server would have rendered', async ({
  page,
  request,
}) => {
  const wrong: string[] = []
  page.on('console', message => message.type() === 'error' && wrong.push(message.text()))
  await page.goto('/de/sports')
  // From here on the browser opens pages without the server.
  await expect(page.locator('html')).toHaveAttribute('data-links', 'here')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page.locator('a[href="/de/sports/soccer"]').locator('visible=true').first().click()
  await expect(page).toHaveURL('/de/sports/soccer')
  const [served] = [headOf(await (await request.get('/de/sports/soccer')).text())]
  await expect(page).toHaveTitle(served.title)
  const written = await page.evaluate(() =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      script => script.textContent,
    ),
  )
  expect(written.map(text => JSON.parse(text ?? '') as object)).toEqual(served.data)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveCount(1)
  expect([await canonical.getAttribute('href')]).toEqual(served.canonical)
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '')
  expect(wrong).toEqual([])
})
