import { expect, test } from 'vitest'
import { firstAddress } from './firstAddress.ts'
import type { SiteSource, System } from '../../site/site.ts'

const siteOf = (system: object | undefined): Pick<SiteSource, 'system'> => ({
  system: () => Promise.resolve(system as System | undefined),
})
const site = siteOf({ locales: ['en', 'de', 'ar', 'zh-Hans'] })

test.each([
  [undefined, undefined, '/sports'],
  [undefined, 'de-AT,en;q=0.5', '/de/sports'],
  [undefined, 'ja', '/sports'],
  [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', '/zh-Hans/sports'],
  ['ar', 'de', '/ar/sports'],
  ['xx', 'de', '/de/sports'],
  ['../x', undefined, '/sports'],
])('[5] who once chose %s and asks for %s begins at %s', async (chosen, header, address) => {
  expect(await firstAddress(site, { chosen, header })).toBe(address)
})

test('[LOCALE-8] with the setting on, the first language begins at its prefix too', async () => {
  const prefixed = siteOf({ locales: ['en', 'de'], always_prefix: true })
  expect(await firstAddress(prefixed, { chosen: undefined, header: 'en' })).toBe('/en/sports')
})

test('while nobody tells what the site is, everybody begins in English', async () => {
  expect(await firstAddress(siteOf(undefined), { chosen: 'de', header: 'de' })).toBe('/sports')
})
