import type { Page } from '@playwright/test'
import { DESKTOP, dev, expect, kickOffTennis, openLive, PHONE, test } from '../support/index.ts'

/** A tennis match that has just begun: a cached page does not have it yet. */
async function openTennis(page: Page): Promise<string> {
  const { id } = await kickOffTennis(page.request)
  await expect(async () => {
    await openLive(page, '/sports/live?sport=tennis')
    await expect(page.locator(`[data-match="${id}"]`)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return id
}

test('[E2E-242] a row shows its stage of play once: in place of the clock if there is no playing time', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const id = await openTennis(page)
  const row = page.locator(`[data-match="${id}"]`)
  await expect(row.locator('[data-match-text="clock"][data-tells-stage]')).toBeVisible()
  const stage = await row.locator('[data-match-text="stage"]').boundingBox()
  expect(stage?.width).toBeLessThanOrEqual(1)
})

test('[E2E-244] on a phone a pause shows how long and why in one line', async ({ page, request }) => {
  await page.setViewportSize(PHONE)
  const id = await openTennis(page)
  await dev(request, 'suspend', { match_id: id, seconds: 40, reason: 'operator' })
  const note = page.locator(`[data-match="${id}"] [data-pause-note]`)
  await expect(note).toHaveText(/^Suspended 0:1\d · Suspended by a trader$/, { timeout: 30_000 })
  expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
})

test('[E2E-243] in the narrow column a pause shows why, then how long, and neither is cut', async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESKTOP)
  const id = await openTennis(page)
  await dev(request, 'suspend', { match_id: id, seconds: 40, reason: 'operator' })
  const note = page.locator(`[data-match="${id}"] [data-pause-note]`)
  const isWhole = (): Promise<boolean> =>
    note.evaluate(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight <= clientHeight && scrollWidth <= clientWidth,
    )
  await expect(note).toHaveText('Suspended by a trader')
  expect(await isWhole()).toBe(true)
  await expect(note).toHaveAttribute('data-how-long', /^Suspended 0:1\d$/, { timeout: 20_000 })
  await expect(note).toHaveAttribute('title', 'Suspended by a trader')
  expect(await isWhole()).toBe(true)
})
