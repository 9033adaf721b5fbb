import { dev, expect, expectMissedGoal, matchesInPlay, openLive, pathOf, test } from '../support/index.ts'

test('[E2E-10] after hydration prices tick', async ({ page }) => {
  await openLive(page, '/sports/live')
  await expect(page.locator('[data-price][data-move]').first()).toBeVisible({ timeout: 30_000 })
})

test('[E2E-11] a suspension locks the prices and shows why, and they open again', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000)
  const [match] = await matchesInPlay(request)
  await openLive(page, pathOf(match!))
  await dev(request, 'suspend', { match_id: match!.id, seconds: 5, reason: 'video_review' })
  const price = page.locator('[data-price]').first()
  await expect(price).toHaveAttribute('data-availability', 'suspended')
  await expect(price).toHaveAttribute('aria-disabled', 'true')
  await expect(price).toHaveAttribute('aria-label', /Video review/)
  await expect(page.locator('[data-pause-note]').first()).toHaveText('Video review')
  // The match can have a goal, or a review of one, of its own meanwhile, one after the other.
  await expect(price).toHaveAttribute('data-availability', 'open', { timeout: 100_000 })
})

test('[E2E-12] a goal reaches the score on the page', async ({ page, request }) => {
  const [match] = await matchesInPlay(request)
  await openLive(page, pathOf(match!))
  const score = page.locator('main [data-match-text="score-home"]').first()
  const before = Number(await score.textContent())
  await dev(request, 'score', { match_id: match!.id, side: 'home' })
  await expect(score).not.toHaveText(String(before))
})

test('[E2E-13] a cut of the line is recovered: what was missed is there', async ({ page, request }) => {
  await expectMissedGoal(page, request)
})

test('[E2E-14] the page layout does not shift while prices move', async ({ page }) => {
  await page.addInitScript(() => {
    let total = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value
      document.documentElement.dataset.shift = String(total)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openLive(page, '/sports/live')
  await expect(page.locator('[data-price][data-move]').nth(2)).toBeVisible({ timeout: 30_000 })
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? '0')).toBeLessThanOrEqual(0.02)
})
