import { expect, test } from 'vitest'
import { createHref, type LinkedPage } from '#core/addresses'
import { PAGES } from '#pages'
import { readAddress } from './readAddress.ts'

const options = { locales: ['en', 'de'] }
const match = { slug: 'calder-city-ashford-1', sport: { key: 'soccer' } }

test('every address is written in its proper form', () => {
  for (const locale of options.locales) {
    const href = createHref(locale, options)
    for (const address of [
      href.home(),
      href.live(),
      href.bets(),
      href.receiptVerify(),
      href.sport('soccer'),
      href.league(match),
    ]) {
      expect(readAddress(address, '', options)).toMatchObject({ kind: 'page', locale })
    }
  }
})

test('the pages that features link to are in the table', () => {
  const paths = Object.values(PAGES).map(([path]) => path)
  const linked: readonly LinkedPage[] = [
    'about',
    'cybersport',
    'favorites',
    'general-rules',
    'lotteries',
    'promotions',
    'racing',
    'results',
    'schedule',
  ]
  for (const path of linked) expect(paths).toContain(path)
  expect(paths).toContain(createHref('en', options).receiptVerify())
})
