import { expect, test } from 'vitest'
import type { SiteSource } from '../site/site.ts'
import { createSitemaps } from './createSitemaps.ts'

const origin = 'https://bets.example'

/** The sitemaps of a site with these sports, one match each, and how often its pages were listed. */
function aSite(sports: readonly string[], hasRacing = true) {
  let time = 0
  const calls: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    getSports: sports.map(key => ({ key })),
    getSitemap: [{ kind: 'match', slug: 'a-b-1', updated_at: 1 }],
  }
  const client = (call: string) => {
    calls.push(call)
    return Promise.resolve({ ok: true, value: { data: answers[call] } })
  }
  const site = {
    client: () => client,
    system: () =>
      Promise.resolve({
        locales: ['en', 'de'],
        is_lottery_enabled: false,
        is_horse_racing_enabled: hasRacing,
      }),
  } as unknown as SiteSource
  const files = createSitemaps(site, () => time)
  return {
    calls,
    pass: (ms: number) => void (time += ms),
    ask: (path: string) => files({ url: new URL(path, origin), origin, encoding: 'identity' }),
  }
}

test('[META-10] each sport has a file, and what is no file is not found', async () => {
  const { ask } = aSite(['soccer'])
  expect(String((await ask('/sitemap.xml'))?.body)).toContain('/sitemaps/soccer.xml')
  expect(String((await ask('/sitemaps/soccer.xml'))?.body)).toContain('/sports/soccer/a-b-1')
  for (const path of ['soccer.2', 'soccer.99', 'chess', 'pages.2', 'nothing'])
    expect((await ask(`/sitemaps/${path}.xml`))?.status, path).toBe(404)
})

test('[META-10] a file that was written stays, however many invented names are asked for', async () => {
  const { ask } = aSite(['soccer'])
  const first = await ask('/sitemaps/soccer.xml')
  for (let n = 0; n < 200; n++) await ask(`/sitemaps/nothing-${n}.xml`)
  for (let n = 2; n < 200; n++) await ask(`/sitemaps/soccer.${n}.xml`)
  expect((await ask('/sitemaps/soccer.xml'))?.body).toBe(first?.body)
})

test('[META-10] what the pages of a sport are is asked for once in five minutes', async () => {
  const { ask, calls, pass } = aSite(['soccer'])
  for (const path of ['soccer', 'nothing', 'pages', 'soccer']) await ask(`/sitemaps/${path}.xml`)
  expect(calls).toEqual(['getSports', 'getSitemap'])
  pass(300_000)
  await ask('/sitemaps/soccer.xml')
  expect(calls).toHaveLength(4)
})

test.each([true, false])('[META-10] races are listed where racing is switched on: %s', async hasRacing => {
  const { ask } = aSite(['soccer', 'horse_racing'], hasRacing)
  expect(String((await ask('/sitemap.xml'))?.body).includes('horse_racing')).toBe(hasRacing)
  expect((await ask('/sitemaps/horse_racing.xml'))?.status).toBe(hasRacing ? 200 : 404)
})
