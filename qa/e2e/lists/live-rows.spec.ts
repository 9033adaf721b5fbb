import type { Page, Route } from '@playwright/test'
import {
  DESKTOP,
  dev,
  expect,
  matchesInPlay,
  openLive,
  pathOf,
  silenceableLine,
  test,
} from '../support/index.ts'

test('[E2E-215] prices that may be old say so, keep figure and box, and are fresh again with the line', async ({
  page,
}) => {
  const line = await silenceableLine(page)
  await openLive(page, '/sports/live')
  const row = page
    .locator('[data-match]')
    .filter({ has: page.locator(OPEN) })
    .first()
  const price = row.locator(OPEN).first()
  const box = await price.boundingBox()
  line.goSilent()
  await expect(row).toHaveAttribute('data-freshness', 'stale', { timeout: 15_000 })
  await expect(price).toHaveAttribute('aria-label', /Odds may be out of date$/)
  await expect(price).toHaveAttribute('aria-disabled', 'false')
  await expect(row.locator('[data-pause-note]')).toHaveText('Odds may be out of date')
  expect(await price.boundingBox()).toEqual(box)
  line.resume()
  await expect(row).not.toHaveAttribute('data-freshness', { timeout: 30_000 })
  await expect(price).not.toHaveAttribute('aria-label', /may be out of date/)
})

test('[E2E-216] paused prices and scores stand still and say since when, a suspension still shows, and all go on', async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESKTOP)
  const [match] = await matchesInPlay(request)
  await openLive(page, pathOf(match!))
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByRole('switch', { name: 'Pause live odds' }).check()
  await page.getByRole('button', { name: 'Close preferences' }).click()
  const score = page.locator('main [data-match-text="score-home"]').first()
  const before = Number(await score.textContent())
  await dev(request, 'score', { match_id: match!.id, side: 'home' })
  await dev(request, 'suspend', { match_id: match!.id, seconds: 3, reason: 'video_review' })
  await expect(page.locator('main [data-price]').first()).toHaveAttribute('data-availability', 'suspended')
  await expect(score).toHaveText(String(before))
  // Another page of the tab is paused too; some of its matches are not suspended.
  await openLive(page, '/sports/live')
  const note = page.locator('main [data-freshness="paused"] [data-pause-note]')
  await expect(note.filter({ hasText: /^Paused \d:\d\d$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Resume odds' }).click()
  await expect(page.locator('[data-freshness="paused"]')).toHaveCount(0)
  await openLive(page, pathOf(match!))
  await expect(score).not.toHaveText(String(before))
})

test('[E2E-217] of a thousand matches those near the screen are drawn, the page keeps its height, and focus stays', async ({
  page,
}) => {
  await page.route('**/api/sportsbook/matches?*', manyMatches)
  await openLive(page, '/sports')
  await page.locator('main header a[href="/sports/live"]').click()
  const rows = page.locator('main [data-match]')
  await expect(page.getByRole('main').getByRole('link', { name: /^All 1,200$/ })).toBeVisible()
  await expect.poll(() => rows.count()).toBeLessThan(60)
  const focused = rows.first().locator('[data-price]').first()
  const key = await focused.getAttribute('data-price')
  await focused.focus()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const part of [0.3, 0.7, 1]) {
    await page.evaluate(y => window.scrollTo(0, y), height * part)
    await expect.poll(() => onScreen(page)).toBeGreaterThan(3)
  }
  expect(await rows.count()).toBeLessThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.price)).toBe(key)
  await expect(rows.last()).toHaveAttribute('aria-setsize', /\d+/)
})

test('[E2E-218] a list that changes on the server moves no row until the bettor requests it', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.setViewportSize(DESKTOP)
  let isChanged = false
  await page.route('**/api/sportsbook/matches?*', route => (isChanged ? turned(route) : route.continue()))
  await openLive(page, '/sports/live')
  const ids = (): Promise<(string | null)[]> =>
    page.locator('main [data-match]').evaluateAll(rows => rows.map(row => row.getAttribute('data-match')))
  const before = await ids()
  isChanged = true
  const [x, y] = await pressOn(page)
  const line = page.getByRole('button', { name: /new match/ })
  await expect(line).toBeVisible({ timeout: 40_000 })
  expect(await ids()).toEqual(before)
  await page.mouse.move(x, y + 200)
  await page.mouse.up()
  await line.click()
  await expect(line).toHaveCount(0)
  expect((await ids())[0]).toBe('new')
  await expect(page.locator('h1')).toBeFocused()
})

test('[E2E-219] prices that move shift nothing and write texts, labels and marks only', async ({ page }) => {
  await openLive(page, '/sports/live')
  const seen = await page.evaluate(
    ms =>
      new Promise<{ shift: number; figures: number; other: string[] }>(done => {
        const found = { shift: 0, figures: 0, other: new Set<string>() }
        const shifts = new PerformanceObserver(list => {
          for (const entry of list.getEntries()) found.shift += (entry as unknown as { value: number }).value
        })
        shifts.observe({ type: 'layout-shift' })
        const changes = new MutationObserver(records => {
          for (const { type, attributeName, target } of records) {
            const price = target.parentElement?.closest('[data-price]')
            if (type === 'characterData' && price) found.figures++
            const cell = (target as Element).closest?.('[data-price]')
            if (!cell || cell.getAttribute('data-availability') !== 'open') continue
            if (type === 'childList') found.other.add('childList')
            else if (type === 'attributes') found.other.add(attributeName ?? '')
          }
        })
        const root = document.querySelector('main')!
        changes.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
        setTimeout(() => done({ ...found, other: [...found.other] }), ms)
      }),
    15_000,
  )
  expect(seen.figures).toBeGreaterThan(5)
  expect(seen.shift).toBeLessThanOrEqual(0.02)
  // Another line may replace one meanwhile, which is no tick.
  const known = ['aria-label', 'data-move', 'data-availability', 'aria-disabled', 'data-price', 'data-name']
  expect(seen.other.filter(name => !known.includes(name))).toEqual([])
})

test('[E2E-220] prices that move draw nothing by React, and focus stays on its outcome', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(countCommits)
  await openLive(page, '/sports/live')
  // A refetched list may render; that is no tick.
  await page.route('**/api/sportsbook/**', () => {})
  const focused = page.locator(OPEN).first()
  const key = await focused.getAttribute('data-price')
  await focused.focus()
  // Other parts may render now and then (a match that begins, a notice at the foot); prices never do, so ten of them
  // change without a commit.
  await expect.poll(() => commitsWhilePricesMove(page, 10), { timeout: 80_000 }).toBe(0)
  expect(await page.evaluate(() => window.reactCommits)).toBeGreaterThan(0)
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.price)).toBe(key)
})

/** How often React commits until this many odds have changed. */
function commitsWhilePricesMove(page: Page, figuresMin: number): Promise<number> {
  return page.evaluate(
    wanted =>
      new Promise<number>(done => {
        const before = window.reactCommits
        let figures = 0
        const changes = new MutationObserver(records => {
          figures += records.filter(({ target }) => target.parentElement?.closest('[data-price]')).length
          if (figures < wanted) return
          changes.disconnect()
          done(window.reactCommits - before)
        })
        changes.observe(document.querySelector('main')!, { subtree: true, characterData: true })
      }),
    figuresMin,
  )
}

declare global {
  interface Window {
    /** Number of React's commits. */
    reactCommits: number
  }
}

/** Runs in the page before React, which calls this hook on every commit. */
function countCommits(): void {
  window.reactCommits = 0
  const hook = {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onCommitFiberRoot: () => void window.reactCommits++,
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

const OPEN = '[data-price][data-availability="open"]'

/** How many rows are on screen now. */
const onScreen = (page: Page): Promise<number> =>
  page.locator('main [data-match]').evaluateAll(
    rows =>
      rows.filter(row => {
        const { top, bottom } = row.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      }).length,
  )

type Reply = { data: { id: string; slug: string }[]; pagination: { last_page: number; total: number } }

/** The server's answer, with each match many times. */
async function manyMatches(route: Route): Promise<void> {
  const url = new URL(route.request().url())
  const page = Number(url.searchParams.get('page') ?? '1')
  url.searchParams.delete('page')
  const answer = await route.fetch({ url: url.href })
  const body = (await answer.json()) as Reply
  if (!url.searchParams.get('match_status')?.includes('1')) return route.fulfill({ json: body })
  const copies = Array.from({ length: 5 }, (_, copy) =>
    body.data.map(match => ({
      ...match,
      id: `${match.id}${page}${copy}`,
      slug: `${match.slug}-${page}${copy}`,
    })),
  )
  await route.fulfill({
    json: { ...body, data: copies.flat(), pagination: { ...body.pagination, last_page: 6 } },
  })
}

/** The same list in reverse order, with a new match. */
async function turned(route: Route): Promise<void> {
  const body = (await (await route.fetch()).json()) as Reply
  const data = body.data.toReversed()
  await route.fulfill({ json: { ...body, data: [{ ...data[0]!, id: 'new', slug: 'new' }, ...data] } })
}

/** Holds the mouse down in a row, where no control is. */
async function pressOn(page: Page): Promise<readonly [x: number, y: number]> {
  const box = (await page.locator('main [data-match]').nth(2).boundingBox())!
  const [x, y] = [box.x + 2, box.y + 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  return [x, y]
}
