import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  chooseByApi,
  DEMO_PLAYER,
  expect,
  laterMatches,
  mainOutcome,
  openLive,
  openMatches,
  pick,
  priceOf,
  signInByApi,
  test,
} from './support/index.ts'

/** WCAG 2.2 A and AA, with what they took over from 2.0 and 2.1. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The one exemption: the specification says that the viewport disables user scaling (2.5), which fails WCAG 1.4.4. A site turns
 * zoom on by one switch.
 */
const EXEMPT = ['meta-viewport']

/** What axe finds in a part of the page as it stands, one text for each element. */
async function findings(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(TAGS)
    .disableRules(EXEMPT)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
}

/** Animations that will end, and have not yet. Runs in the page. */
function movesLeft(): number {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
    ).length
}

async function check(page: Page, place: string, part = 'html'): Promise<void> {
  await test.step(place, async () => {
    // A colour on its way is no colour to judge; what moves for ever, such as the dot of a live match, may go on.
    await expect.poll(() => page.evaluate(movesLeft)).toBe(0)
    expect.soft(await findings(page, part), place).toEqual([])
  })
}

/** Colours differ by theme, words and sides by language: each of the four is looked at once. */
const LOOKS = [
  ['en', 'dark'],
  ['ar', 'light'],
] as const

for (const [locale, theme] of LOOKS) {
  const prefix = locale === 'en' ? '' : `/${locale}`
  test.describe(`${locale}, ${theme}`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test(`[A11Y-1] lists and a match pass WCAG 2.2 AA (${locale}, ${theme})`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const [live] = await openMatches(page.request, { sport_key: 'soccer', match_status: '1' })
      for (const path of ['/sports', '/sports/live', `/sports/soccer/${live!.slug}`]) {
        await openLive(page, prefix + path)
        await check(page, path)
      }
      await openLive(page, `${prefix}/sports#signIn`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await check(page, 'sign in', '[role=dialog], dialog')
      await page.getByRole('dialog').locator('button[type="submit"]').click()
      await check(page, 'sign in with mistakes', '[role=dialog], dialog')
    })

    test(`[A11Y-2] slip, receipt and My bets pass WCAG 2.2 AA (${locale}, ${theme})`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await signInByApi(page.request, DEMO_PLAYER)
      await chooseByApi(page.request, 'EUR')
      const [first, second] = await laterMatches(page.request)
      const panel = page.locator('aside').filter({ has: page.getByRole('tablist') })
      for (const match of [first!, second!]) {
        await openLive(page, `${prefix}/sports/soccer/${match.slug}`)
        await pick(page, mainOutcome(match))
      }
      await panel.getByRole('textbox').fill('1')
      await check(page, 'slip with two legs', 'aside:has([role=tablist])')
      await panel.locator('footer').getByRole('button').click()
      await expect(panel.locator('h2')).toBeVisible({ timeout: 20_000 })
      await expect(panel.getByRole('timer')).toHaveCount(0)
      await check(page, 'receipt', 'aside:has([role=tablist])')
      await panel.getByRole('tab').nth(1).click()
      await expect(panel.locator('[data-bet]').first()).toBeVisible()
      await check(page, 'my bets', 'aside:has([role=tablist])')
    })

    test(`[A11Y-3] home and the sheet of a phone pass WCAG 2.2 AA (${locale}, ${theme})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const [match] = await laterMatches(page.request)
      await openLive(page, `${prefix}/sports`)
      // As tall as the page: what the bar at the foot covers at one scroll position is not out of reach.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: 390, height })
      await check(page, '/sports')
      await page.setViewportSize({ width: 390, height: 844 })
      await openLive(page, `${prefix}/sports/soccer/${match!.slug}`)
      await priceOf(page, mainOutcome(match!)).click()
      await expect(page.getByRole('dialog').getByRole('tablist')).toBeVisible()
      await check(page, 'sheet', '[role=dialog], dialog')
    })
  })
}
