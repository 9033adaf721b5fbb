import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { dev, expect, openLive, openMatches, test } from '../support/index.ts'

/** The row of a match of the sport that begins now, on the live page. */
async function openKickedOff(page: Page, request: APIRequestContext, sport: string): Promise<Locator> {
  const [match] = await openMatches(request, { sport_key: sport, match_status: '0' })
  await dev(request, 'kick-off', { match_id: match!.id })
  const row = page.locator(`main [data-match="${match!.id}"]`)
  // The page comes from a cache of some seconds, which may be from before.
  await expect(async () => {
    await openLive(page, `/sports/live?sport=${sport}`)
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return row
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('[E2E-380] matches of a league kick off together: heads of leagues on home and live serve several rows', async ({
  page,
}) => {
  for (const path of ['/', '/sports/live']) {
    await openLive(page, path)
    const groups = page.locator('main section:has(> ul > [data-match])')
    await expect(groups.first()).toBeVisible()
    const rows = await groups.evaluateAll(all =>
      all.map(group => group.querySelectorAll('[data-match]').length),
    )
    const several = rows.filter(count => count > 1).length
    // One page of a list may end within a round.
    expect(several / rows.length, `${path}: ${rows.join()}`).toBeGreaterThan(0.6)
  }
})

test('[E2E-381] cricket is shown by runs, wickets and overs, and nothing of a side that has not batted', async ({
  page,
  request,
}) => {
  const row = await openKickedOff(page, request, 'cricket')
  await expect(row.locator('[data-match-text="running"]')).toHaveText(/^Overs \d+(\.[1-5])?$/)
  const scores = row.locator('[data-match-text^="score-"]')
  const shown = (await scores.allTextContents()).map(text => text.replace('\u200b', ''))
  expect(shown.toSorted()).toEqual(['', expect.stringMatching(/^\d+\/\d+$/)])

  await row.getByRole('link').first().click()
  const innings = page.getByRole('list', { name: 'Score by period' }).getByRole('listitem')
  await expect(innings).toHaveText([/^Inn 1\d+\/\d+ \(\d+(\.[1-5])?\)$/])
  await expect(page.getByRole('region', { name: 'Score' })).not.toContainText('0/0–0/0')
})

test('[E2E-382] the running period of basketball and ice hockey, and the rounds of a map, stand after their names', async ({
  page,
  request,
}) => {
  for (const [sport, first, listed] of [
    ['basketball', /^Q1 \D*\d+\D+\d+\D*$/, /^Q1\d+–\d+$/],
    ['ice_hockey', /^P1 \D*\d+\D+\d+\D*$/, /^P1\d+–\d+$/],
    ['counter_strike', /^Rounds \D*\d+\D+\d+\D*$/, /^Map 1\d+–\d+$/],
  ] as const) {
    const row = await openKickedOff(page, request, sport)
    await expect(row.locator('[data-match-text="running"]')).toHaveText(first)
    await row.getByRole('link').first().click()
    const scores = page.getByRole('list', { name: 'Score by period' }).getByRole('listitem')
    await expect(scores.last()).toHaveText(listed)
  }
})

test('[E2E-383] results show the score of each period after its name', async ({ page }) => {
  await page.goto('/sports/results')
  const rows = page.locator('main summary')
  await expect(rows.first()).toBeVisible()
  const periods = page.locator('main summary [data-kind="period"]')
  expect(await periods.count()).toBeGreaterThan(10)
  for (const period of await periods.all()) {
    await expect(period.locator('abbr')).toHaveAttribute('title', /./)
    await expect(period.locator('b')).toHaveText(/^\d/)
  }
})
