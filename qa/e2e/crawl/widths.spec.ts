import type { APIRequestContext, Page } from '@playwright/test'
import { findCut } from './findCut.ts'
import { findPlaces } from './places.ts'
import { expect, openLive, PHONE, signInDemo, test } from '../support/index.ts'

/** Widths at which pages are checked, in CSS pixels: at 100 % text, and the last two again at 200 %. */
const WIDTHS = [320, 360, 390, 780, 1024, 1440, 1920]
const TWICE = [390, 1440]
const isWhole = process.env.CRAWL === 'whole'

/** Lists, results and a match of two sides in play; `npm run test:crawl` checks every kind of page. */
async function paths(request: APIRequestContext): Promise<readonly string[]> {
  const places = await findPlaces(request, 1)
  const shown = places.filter(({ status = 200, redirectsTo }) => status === 200 && redirectsTo === undefined)
  if (isWhole) return shown.flatMap(place => place.paths)
  const match = places.find(({ key }) => key === 'live match')?.paths ?? []
  return ['/sports/live', '/sports/live?sport=tennis', '/sports/results', ...match]
}

async function lookAt(page: Page, path: string, widths: readonly number[], text: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1_000 })
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect.soft(await findCut(page), `${path}, ${width} px, ${text} text`).toEqual([])
  }
}

test('[E2E-347] no price and no name is cut, nothing lies over another, and no page scrolls sideways, from 320 to 1920 px and at twice the text', async ({
  page,
}) => {
  test.setTimeout(isWhole ? 600_000 : 60_000)
  for (const path of await paths(page.request)) {
    await openLive(page, path)
    await page.evaluate(() => document.fonts.ready)
    await lookAt(page, path, WIDTHS, '100 %')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await lookAt(page, path, TWICE, '200 %')
  }
})

test('[E2E-393] below 360 px prices have their own line and say what they are for; on a wide screen a score stays near its team', async ({
  page,
}) => {
  await page.setViewportSize({ ...PHONE, width: 320 })
  await openLive(page, '/sports/live')
  const row = page.locator('[data-match]').first()
  const price = row.locator('[data-price]').first()
  const teams = await row.locator('bdi').last().boundingBox()
  expect((await price.boundingBox())!.y).toBeGreaterThanOrEqual(teams!.y + teams!.height)
  expect(await price.evaluate(cell => getComputedStyle(cell, '::before').content)).toBe('"1"')
  await page.setViewportSize({ width: 1920, height: 1080 })
  const name = await row
    .locator('bdi')
    .first()
    .evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
  const score = await row
    .locator('[data-match-text^="score"], [data-match-text^="runs"]')
    .first()
    .boundingBox()
  expect(score!.x - name).toBeLessThan(360)
})

test('[E2E-394] at twice the text the way to sign in stays inside the header', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openLive(page, '/sports')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const header = (await page.getByRole('banner').boundingBox())!
  const way = (await page.getByRole('button', { name: 'Sign in' }).boundingBox())!
  expect(way.y).toBeGreaterThanOrEqual(header.y)
  expect(way.y + way.height).toBeLessThanOrEqual(header.y + header.height)
  expect(way.x + way.width).toBeLessThanOrEqual(PHONE.width)
})

test('[E2E-399] at twice the text the account stays inside the header, also at 320 px', async ({ page }) => {
  await signInDemo(page.request)
  await openLive(page, '/sports')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const account = page.getByRole('button', { name: /Account of/ })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const { x, width: taken } = (await account.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + taken).toBeLessThanOrEqual(width)
  }
})

test('[E2E-390] every tab of the bar at the foot shows its whole label, also at 320 px and twice the text', async ({
  page,
}) => {
  // Languages with the longest words.
  for (const language of ['en', 'de', 'el', 'hu', 'ru', 'it', 'ar']) {
    await openLive(page, language === 'en' ? '/sports' : `/${language}/sports`)
    await page.evaluate(() => document.fonts.ready)
    for (const [width, text] of [
      [320, '100%'],
      [320, '200%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), text)
      expect.soft(await cutTabs(page), `${language}, ${width} px, ${text} text`).toEqual([])
    }
  }
})

/** Labels of the tab bar that are cut off or broken within a word, and tabs too small for a finger. */
function cutTabs(page: Page): Promise<readonly string[]> {
  return page
    .locator('nav[aria-label]:has(> button[popovertarget])')
    .filter({ visible: true })
    .locator(':scope > *')
    .evaluateAll(tabs =>
      tabs.flatMap(tab => {
        const label = tab.querySelector('span')!
        const text = label.firstChild as Text
        const box = tab.getBoundingClientRect()
        const range = document.createRange()
        const rectsOf = (from: number, to: number): DOMRectList => {
          range.setStart(text, from)
          range.setEnd(text, to)
          return range.getClientRects()
        }
        const words = [...text.data.matchAll(/\S+/g)]
        const broken = words.filter(({ index, 0: word }) => rectsOf(index, index + word.length).length !== 1)
        const isOutside = [...rectsOf(0, text.length)].some(
          ({ left, right, bottom }) => left < box.left || right > box.right || bottom > box.bottom,
        )
        const isCut = isOutside || label.scrollWidth > label.clientWidth
        return [
          ...(isCut ? [`${text.data} is cut`] : []),
          ...broken.map(([word]) => `${word} is broken`),
          ...(box.width < 44 || box.height < 44 ? [`${text.data} is ${box.width} by ${box.height} px`] : []),
        ]
      }),
    )
}
