import type { Page } from '@playwright/test'
import { createSilentProxy, type SilentProxy } from '@touchline/testkit/line'
import {
  DESKTOP,
  dev,
  dockOf,
  expect,
  mainOutcome,
  laterMatches,
  matchesInPlay,
  openLive,
  pathOf,
  pick,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

/** The product behind a proxy that can go silent without closing connections. */
let line: SilentProxy
test.beforeAll(async ({ baseURL }) => {
  line = await createSilentProxy(Number(new URL(baseURL!).port))
})
test.afterAll(() => line.close())
test.use({ viewport: DESKTOP })

/** Design, section 4: maximum time from the last sign of life to the mark of a price in play. */
const MARKED_MS = 5_000 + 250
const SAMPLE_MS = 100

test('[E2E-200] one connection is opened, and continues from the position of the HTML', async ({ page }) => {
  const frames: string[] = []
  let opened = 0
  page.on('websocket', socket => {
    opened++
    socket.on('framesent', ({ payload }) => frames.push(String(payload)))
  })
  await openLive(page, `${line.origin}/sports/live`)
  await expect(page.locator('[data-price][data-move]').first()).toBeVisible({ timeout: 30_000 })
  expect(opened).toBe(1)
  expect(frames[0]).toMatch(/"channel":"locale:en".*"recover":true,"offset":\d+,"epoch":"/)
})

test('[E2E-201] a line that drops every byte: prices in play are marked in time, and fresh again when it speaks', async ({
  page,
}) => {
  await openLive(page, `${line.origin}/sports/live`)
  await expect(page.locator('[data-price][data-move]').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-freshness]')).toHaveCount(0)
  const samples = await sampleMarks(page, () => line.silence())
  const late = samples.filter(({ atMs, unmarked }) => atMs > MARKED_MS && unmarked > 0)
  expect(samples.at(-1)!.atMs).toBeGreaterThan(MARKED_MS)
  expect(late).toEqual([])
  // The page still shows its connection as open: it was not closed.
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected')
  line.restore()
  await expect(page.locator('[data-freshness]')).toHaveCount(0, { timeout: 30_000 })
})

test('[E2E-202] ten seconds of silence block placing, also before kick-off, until one fresh sign comes', async ({
  page,
}) => {
  await signInDemo(page.request)
  const match = (await laterMatches(page.request))[3]!
  await openLive(page, line.origin + pathOf(match))
  await pick(page, mainOutcome(match))
  const dock = dockOf(page)
  await stakeOf(dock).fill('5')
  const place = dock.getByRole('button', { name: /^Place/ })
  await expect(place).toBeVisible()
  line.silence()
  await expect(place).toBeHidden({ timeout: 12_000 })
  line.restore()
  await expect(place).toBeVisible({ timeout: 30_000 })
})

test('[E2E-203] what happens between the HTML and the line is on the page once the line is open, and once only', async ({
  page,
  request,
}) => {
  let release = (): void => {}
  const isReleased = new Promise<void>(resolve => (release = resolve))
  await page.route(/\/assets\/connection-/, async route => {
    await isReleased
    await route.continue()
  })
  const [match] = await matchesInPlay(request)
  await page.goto(pathOf(match!))
  const score = page.locator('main [data-match-text="score-home"]').first()
  const before = Number(await score.textContent())
  await dev(request, 'score', { match_id: match!.id, side: 'home' })
  await expect(page.locator('html')).not.toHaveAttribute('data-line', 'connected')
  await expect(score).toHaveText(String(before))
  release()
  await expect(score).toHaveText(String(before + 1), { timeout: 5_000 })
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected')
  await expect(score).toHaveText(String(before + 1))
})

/** How many prices in play have no mark, sampled every 100 ms from the moment the connection goes silent. */
async function sampleMarks(page: Page, kill: () => void): Promise<{ atMs: number; unmarked: number }[]> {
  kill()
  return await page.evaluate(
    async ({ everyMs, forMs }) => {
      const start = performance.now()
      const samples: { atMs: number; unmarked: number }[] = []
      return await new Promise<typeof samples>(resolve => {
        const timer = setInterval(() => {
          const prices = [...document.querySelectorAll('main [data-price]')]
          const unmarked = prices.filter(price => !price.closest('[data-freshness]')).length
          samples.push({ atMs: performance.now() - start, unmarked })
          if (performance.now() - start < forMs) return
          clearInterval(timer)
          resolve(samples)
        }, everyMs)
      })
    },
    { everyMs: SAMPLE_MS, forMs: 6_500 },
  )
}
