import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { validateXML } from 'xmllint-wasm'
import { expect, test } from 'vitest'
import { inFiles, sitePages, sportPages } from './sitemapPages.ts'
import { writeIndex, writeSitemap } from './writeSitemap.ts'

const site = { origin: 'https://bets.example', locales: ['en', 'de', 'pt-BR'] }
const anySite = { is_lottery_enabled: false, custom_pages: [{ path: 'help/payments', title: 'Payments' }] }
const CHANGED = Date.UTC(2026, 10, 22, 9)
const listed = [
  { kind: 'league', slug: 'first-league', updated_at: CHANGED },
  { kind: 'match', slug: 'a-b-1', updated_at: CHANGED - 1 },
] as const
const pages = sportPages('soccer', [...listed])

/** The published schema, with the namespace of links to other languages that it needs. */
const XSD = readFileSync(
  fileURLToPath(new URL('schema/sitemap.xsd', import.meta.resolve('sitemap/package.json'))),
  'utf8',
)
const XHTML_LINK =
  '<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">' +
  '<xsd:element name="link"><xsd:complexType><xsd:attribute name="rel" use="required"/>' +
  '<xsd:attribute name="hreflang" type="xsd:language" use="required"/><xsd:attribute name="href" type="xsd:anyURI" use="required"/>' +
  '</xsd:complexType></xsd:element></xsd:schema>'
const BOTH =
  '<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">' +
  '<xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>' +
  '<xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/></xsd:schema>'

async function faultsOf(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'written.xml', contents: xml },
    schema: { fileName: 'both.xsd', contents: BOTH },
    preload: [
      { fileName: 'sitemap.xsd', contents: XSD },
      { fileName: 'xhtml.xsd', contents: XHTML_LINK },
    ],
  })
  // A date may have a time or not: for a union type xmllint reports each member that does not fit.
  return errors.map(({ message }) => message)
}

test('[META-10] a page of a sitemap stands with its last change and the same page in every language', async () => {
  const [, league] = await parseSitemap(Readable.from([await writeSitemap(pages, site)]))
  expect(league).toMatchObject({
    url: 'https://bets.example/sports/soccer/first-league',
    lastmod: '2026-11-22T09:00:00.000Z',
    links: [
      { lang: 'x-default', url: 'https://bets.example/sports/soccer/first-league' },
      { lang: 'en', url: 'https://bets.example/sports/soccer/first-league' },
      { lang: 'de', url: 'https://bets.example/de/sports/soccer/first-league' },
      { lang: 'pt-BR', url: 'https://bets.example/pt-BR/sports/soccer/first-league' },
    ],
  })
})

test('[META-10] where the first language has its prefix too, a page stands at the address it answers at', async () => {
  const written = await writeSitemap(pages, { ...site, alwaysPrefix: true })
  const [, league] = await parseSitemap(Readable.from([written]))
  expect(league?.url).toBe('https://bets.example/en/sports/soccer/first-league')
  expect(league?.links?.map(({ url }) => new URL(url).pathname)).toEqual([
    '/en/sports/soccer/first-league',
    '/en/sports/soccer/first-league',
    '/de/sports/soccer/first-league',
    '/pt-BR/sports/soccer/first-league',
  ])
})

test('[META-10] the page of a sport changed when the last of its pages did', async () => {
  const [sport] = await parseSitemap(Readable.from([await writeSitemap(pages, site)]))
  expect(sport).toMatchObject({
    url: 'https://bets.example/sports/soccer',
    lastmod: '2026-11-22T09:00:00.000Z',
  })
})

test('[META-11] sitemaps are valid by the published schema', async () => {
  for (const some of [pages, sitePages(anySite, CHANGED)]) {
    expect(await faultsOf((await writeSitemap(some, site)).toString())).toEqual([])
  }
})

test('[META-11] the schema finds what is wrong', async () => {
  const written = (await writeSitemap(pages, site)).toString()
  expect(await faultsOf(written.replace('<loc>', '<lock>').replace('</loc>', '</lock>'))).not.toEqual([])
  expect(await faultsOf(written.replace('2026-11-22T09', 'yesterday'))).not.toEqual([])
})

test('[META-10] pages behind a switch that is off are not listed, pages of the operator’s own are', async () => {
  const listed = await parseSitemap(Readable.from([await writeSitemap(sitePages(anySite, CHANGED), site)]))
  const paths = listed.map(({ url }) => new URL(url).pathname)
  expect(paths).toContain('/sports/help/payments')
  expect(paths).not.toContain('/sports/lotteries')
})

test('[META-10] races are listed under the page of racing, which is the page of their sport; countries and courses have none', async () => {
  const races = sportPages('horse_racing', [
    { kind: 'category', slug: 'norland', updated_at: CHANGED },
    { kind: 'league', slug: 'norland-downs', updated_at: CHANGED },
    { kind: 'outright', slug: 'first-race', updated_at: CHANGED },
  ])
  const listed = await parseSitemap(Readable.from([await writeSitemap(races, site)]))
  expect(listed.map(({ url }) => new URL(url).pathname)).toEqual([
    '/sports/racing',
    '/sports/horse_racing/first-race',
  ])
})

test('[META-12] no file has more than 50,000 addresses, all languages counted', () => {
  const many = Array.from({ length: 40_000 }, () => pages[0]!)
  expect(inFiles(many, site.locales).map(file => file.length)).toEqual([16_666, 16_666, 6_668])
  expect(inFiles([], site.locales)).toEqual([[]])
})

test('[META-10] the index lists files with their last change, where it is known', async () => {
  const files = [
    { path: '/sitemaps/pages.xml', changedAt: undefined },
    { path: '/sitemaps/soccer.xml', changedAt: CHANGED },
  ]
  expect(await parseSitemapIndex(Readable.from([await writeIndex(files, site.origin)]))).toEqual([
    { url: 'https://bets.example/sitemaps/pages.xml' },
    { url: 'https://bets.example/sitemaps/soccer.xml', lastmod: '2026-11-22T09:00:00.000Z' },
  ])
})
