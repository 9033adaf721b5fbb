import type { Page } from '@playwright/test'
import { balanceOf, DESKTOP, expect, holdModules, openLive, signInDemo, test } from '../support/index.ts'

/** Requests of this chunk fail: all of them, or the first ones. */
async function loseChunk(page: Page, name: string, times?: number): Promise<void> {
  const chunk = new RegExp(`/assets/${name}-[^/]*\\.js$`)
  await page.route(chunk, route => route.abort(), times === undefined ? {} : { times })
}

test.use({ viewport: DESKTOP })

test('[E2E-401] preferences that were opened before their code was loaded get their switches', async ({
  page,
}) => {
  const release = await holdModules(page)
  await page.goto('/sports', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Preferences' }).click()
  const preferences = page.getByRole('region', { name: 'Preferences' })
  await expect(preferences).toBeVisible()
  release()
  await expect(preferences.getByLabel('Odds format')).toBeVisible()
})

test('[E2E-402] a result that was opened before its code was loaded shows its markets', async ({ page }) => {
  const release = await holdModules(page)
  await page.goto('/sports/results', { waitUntil: 'commit' })
  const result = page.locator('main details').first()
  await result.locator('summary').click()
  release()
  await expect(result.getByText('Won').first()).toBeVisible()
})

test('[E2E-403] a player whose session code failed to load once is still signed in', async ({ page }) => {
  await signInDemo(page.request)
  // Its preload and the first import, or where a browser makes one request of both, the first retry as well.
  await loseChunk(page, 'createSessionCalls', 2)
  await openLive(page, '/sports')
  await expect(balanceOf(page)).toHaveText(/\d/)
})

test('[E2E-404] a page whose code cannot be loaded says so, and the frame works', async ({ page }) => {
  await loseChunk(page, 'sports')
  await page.goto('/sports')
  await expect(page.getByRole('main')).toContainText('something went wrong. Please come back')
  await page.getByRole('banner').getByRole('link', { name: 'Results' }).click()
  await expect(page).toHaveURL(/\/sports\/results$/)
})
