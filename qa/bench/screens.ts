/**
 * Takes a picture of every page of a running product, for people to look at: `BASE_URL=http://localhost:3000 npm run
 * screens`.
 * Phone and desktop, dark and light, English and Arabic; they land in `.cache/screens`. `-- --short` takes those of a
 * phone, dark, in Arabic.
 */
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { openBrowser } from './support/openBrowser.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const base = process.env.BASE_URL ?? 'http://localhost:3000'
const folder = '.cache/screens'
const phone = { width: 390, height: 844 }
const sizes = values.short ? { phone } : { phone, desktop: { width: 1440, height: 900 } }
const prefixes = values.short ? { ar: '/ar' } : { en: '', ar: '/ar' }
const schemes = values.short ? (['dark'] as const) : (['dark', 'light'] as const)

/**
 * The address of each page to show; those of a match and a league are found on the live page, so that any seed works.
 */
async function addresses(page: Page): Promise<Record<string, string>> {
  await page.goto(`${base}/sports/live`)
  const match = await page.locator('[data-match] a').first().getAttribute('href')
  const league = match?.slice(0, match.lastIndexOf('/'))
  return {
    home: '/sports',
    live: '/sports/live',
    sport: '/sports/soccer',
    tennis: '/sports/tennis',
    schedule: '/sports/schedule',
    results: '/sports/results',
    favourites: '/sports/favorites',
    racing: '/sports/racing',
    lotteries: '/sports/lotteries',
    history: '/sports/bets-history',
    promotions: '/sports/promotions',
    rules: '/sports/general-rules',
    ...(match && { match }),
    ...(league && { league }),
  }
}

const browser = await openBrowser()
await mkdir(folder, { recursive: true })
const scout = await browser.newPage()
const pages = await addresses(scout)
for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({ viewport, colorScheme })
    const page = await context.newPage()
    for (const [locale, prefix] of Object.entries(prefixes)) {
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(base + prefix + path, { waitUntil: 'load' })
        await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}-${locale}.png` })
      }
    }
    await context.close()
  }
}
await browser.close()
