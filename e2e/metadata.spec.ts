import { expect, openMatches, test } from './support/index.ts'

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
    for (const address of new Set([addresses[0]!, addresses.at(-1)!])) {
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
    // The header of a PNG says how large it is.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
  }
  const moved = await request.get(`/images/social/de/soccer/${match!.slug}.0.png`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  for (const path of ['de/soccer/nobody-nowhere.0', 'de/soccer/nowhere', 'xx/site', 'de/chess/sport'])
    expect((await request.get(`/images/social/${path}.png`)).status(), path).toBe(404)
})
