import type { Page } from '@playwright/test'
import { DIALOG_PARTS, DIALOGS, signInForDialogs } from './dialogs.ts'
import { LOOKS, SAMPLES_MAX, type Look } from './looks.ts'
import { findPlaces, type Place } from './places.ts'
import { readHead } from './readHead.ts'
import { watch } from './watch.ts'
import { check, expect, PHONE, test } from '../support/index.ts'

/** Maximum layout shift of a page without interaction (design section 5). */
const SHIFT_MAX = 0.02

test.describe.configure({ mode: 'parallel' })

let languages: readonly string[]
test.beforeAll(async ({ request }) => {
  const reply = await request.get('/api/sportsbook/system')
  languages = ((await reply.json()) as { data: { locales: string[] } }).data.locales
})

/** Waits until the page is idle: its connection is open, its fonts are loaded, and nothing more will be rendered. */
async function untilStill(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(idle => requestIdleCallback(idle))
  })
}

/** Compares the head of a page with the table of its kind. */
async function checkHead(
  page: Page,
  path: string,
  { isIndexed, structuredData = [], status = 200 }: Place,
): Promise<void> {
  const head = await readHead(page)
  expect.soft(head.title, `${path}: title`).toMatch(/\S.* · \S/)
  expect.soft(head.description.length, `${path}: description`).toBeGreaterThan(10)
  expect.soft(head.robots?.includes('noindex') ?? false, `${path}: noindex`).toBe(!isIndexed)
  if (status !== 200) return
  const { pathname, search } = new URL(head.canonical ?? 'missing:')
  expect.soft(pathname + search, `${path}: canonical`).toBe(path)
  expect
    .soft(head.languages.toSorted(), `${path}: alternates`)
    .toEqual(['x-default', ...languages].toSorted())
  expect.soft(head.previews, `${path}: preview`).toMatchObject({
    'og:title': head.title,
    'og:description': head.description,
    'og:image': expect.stringMatching(/^http/),
  })
  expect
    .soft(head.types, `${path}: structured data`)
    .toEqual(expect.arrayContaining(['Organization', ...structuredData]))
}

/**
 * Sets the viewport taller than the page: what a phone's bottom bar covers at one scroll position can be reached.
 * Parts that come into view have their own heights, so it grows until all of the page is visible.
 */
async function growToPage(page: Page, { viewport }: Look): Promise<void> {
  if (viewport.width !== PHONE.width) return
  await expect(async () => {
    const height = viewport.height + (await page.evaluate(() => document.documentElement.scrollHeight))
    await page.setViewportSize({ ...viewport, height })
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const isWhole = await page.evaluate(() => document.body.getBoundingClientRect().height <= innerHeight)
    const last = await page.evaluate(() => document.documentElement.scrollHeight)
    expect([isWhole, last]).toEqual([true, height])
  }).toPass()
}

async function visit(page: Page, look: Look, place: Place, path: string): Promise<void> {
  const seen = await watch(page)
  const address = look.prefix + path
  const reply = await page.goto(address)
  expect.soft(reply?.status(), `${address}: status`).toBe(place.status ?? 200)
  if (place.redirectsTo !== undefined) await page.waitForURL(`**${look.prefix}${place.redirectsTo}`)
  await untilStill(page)
  await expect.soft(page.locator('h1')).toHaveCount(1)
  await checkHead(page, look.prefix + (place.redirectsTo ?? path), place)
  expect.soft(await seen.shift(), `${address}: layout shift`).toBeLessThan(SHIFT_MAX)
  await growToPage(page, look)
  await check(page, address)
  expect.soft(seen.faults(), `${address}: errors`).toEqual([])
}

for (const look of LOOKS) {
  test.describe(look.name, () => {
    test.use({
      colorScheme: look.colorScheme,
      viewport: look.viewport,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`[E2E-320] every kind of page: no error, no missing text, WCAG 2.2 AA, its metadata, nothing that jumps (${look.name})`, async ({
      context,
    }) => {
      test.setTimeout(SAMPLES_MAX * 240_000)
      for (const place of await findPlaces(context.request, SAMPLES_MAX)) {
        expect.soft(place.paths, place.key).not.toEqual([])
        for (const path of place.paths)
          await test.step(`${place.key}: ${path}`, async () => {
            const page = await context.newPage()
            await visit(page, look, place, path)
            await page.close()
          })
      }
    })

    test(`[E2E-321] every dialog and panel: no error, WCAG 2.2 AA (${look.name})`, async ({ context }) => {
      test.setTimeout(DIALOGS.length * 30_000)
      for (const dialog of DIALOGS) {
        await test.step(dialog.name, async () => {
          const page = await context.newPage()
          const seen = await watch(page)
          if (dialog.isPlayers) await signInForDialogs(page)
          const part = await dialog.open(page, look)
          await expect(part).toBeVisible()
          // What it loads is judged, not the placeholder.
          await expect(part.locator('[aria-busy="true"]')).toHaveCount(0)
          await check(page, dialog.name, DIALOG_PARTS)
          expect.soft(seen.faults().filter(isUnexpected), 'errors').toEqual([])
          await page.close()
        })
      }
    })
  })
}

/** The dialog about an unknown share code is expected. */
const isUnexpected = (fault: string): boolean => !/404.*share-code/.test(fault)
