import { DESKTOP, dev, expect, matchesInPlay, openLive, PHONE, test } from './support/index.ts'

test('[E2E-242] a row says its stage of play once: in the place of the clock where there is no time to tell', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openLive(page, '/sports/live')
  const row = page
    .locator('[data-match]')
    .filter({ has: page.locator('[data-tells-stage]') })
    .first()
  await expect(row.locator('[data-match-text="clock"]')).toBeVisible()
  const stage = await row.locator('[data-match-text="stage"]').boundingBox()
  expect(stage?.width).toBeLessThanOrEqual(1)
})

test('[E2E-244] on a phone a pause says how long and why in one line', async ({ page, request }) => {
  await page.setViewportSize(PHONE)
  const [match] = await matchesInPlay(request)
  await openLive(page, '/sports/live')
  await dev(request, 'suspend', { match_id: match!.id, seconds: 40, reason: 'operator' })
  const note = page.locator(`[data-match="${match!.id}"] [data-pause-note]`)
  await expect(note).toHaveText(/^Paused 0:1\d · Paused by the bookmaker$/, { timeout: 30_000 })
  expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
})

test('[E2E-243] in the narrow column a pause says why, then how long, and neither is cut', async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESKTOP)
  const [match] = await matchesInPlay(request)
  await openLive(page, '/sports/live')
  await dev(request, 'suspend', { match_id: match!.id, seconds: 40, reason: 'operator' })
  const note = page.locator(`[data-match="${match!.id}"] [data-pause-note]`)
  const isWhole = (): Promise<boolean> =>
    note.evaluate(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight <= clientHeight && scrollWidth <= clientWidth,
    )
  await expect(note).toHaveText('Paused by the bookmaker')
  expect(await isWhole()).toBe(true)
  await expect(note).toHaveAttribute('data-how-long', /^Paused 0:1\d$/, { timeout: 20_000 })
  await expect(note).toHaveAttribute('title', 'Paused by the bookmaker')
  expect(await isWhole()).toBe(true)
})
