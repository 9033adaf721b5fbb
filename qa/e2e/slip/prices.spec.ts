import type { Locator } from '@playwright/test'
import {
  DESKTOP,
  dev,
  dockOf,
  expect,
  laterMatches,
  legsOf,
  mainOutcome,
  matchesInPlay,
  moveShownHome,
  openLive,
  openShared,
  pathOf,
  pick,
  placeBet,
  priceOf,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

/** Whether a press on its middle reaches it: nothing covers it. */
const isReachable = (field: Locator): Promise<boolean> =>
  field.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('[E2E-371] a price that rose is accepted automatically if no mode was chosen', async ({ page }) => {
  const panel = dockOf(page)
  await signInDemo(page.request)
  const match = (await laterMatches(page.request))[7]!
  await openLive(page, pathOf(match))
  await pick(page, mainOutcome(match))
  await stakeOf(panel).fill('1.36')
  await moveShownHome(page, match, 1.1)
  const now = (await priceOf(page, mainOutcome(match)).locator('b').textContent())!
  await expect(legsOf(panel).locator('b').first()).toHaveText(now)
  await expect(legsOf(panel).locator('s')).toHaveCount(0)
  await expect(panel.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await placeBet(panel)
  // The price of the tap is the price of the bet: the receipt shows it once.
  await expect(legsOf(panel)).toContainText(now)
  await expect(panel).not.toContainText('When you tapped')
})

test('[E2E-372] six legs leave the stake in reach; a price that fell has its arrow, and no returns are shown without a stake', async ({
  page,
}) => {
  const panel = dockOf(page)
  const matches = (await laterMatches(page.request)).slice(8, 14)
  await openShared(
    page,
    matches.map(match => mainOutcome(match)),
    pathOf(matches[0]!),
  )
  await expect(legsOf(panel)).toHaveCount(6)
  await moveShownHome(page, matches[0]!, 0.8)
  await expect(panel).toContainText('Odds dropped on 1 selection.')
  await expect(panel).not.toContainText('Returns are now')
  const price = priceOf(page, mainOutcome(matches[0]!))
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  await expect(price).toHaveAttribute('data-asked', 'down')
  await expect.poll(() => isReachable(stakeOf(panel))).toBe(true)
})

test('[E2E-373] a paused leg shows why and for how long; the notice and the button agree', async ({
  page,
}) => {
  const panel = dockOf(page)
  const [first, second] = (await laterMatches(page.request)).slice(14, 16)
  await openShared(
    page,
    [first!, second!].map(match => mainOutcome(match)),
    pathOf(first!),
  )
  await expect(legsOf(panel)).toHaveCount(2)
  await stakeOf(panel).fill('5')
  await dev(page.request, 'suspend', { match_id: second!.id, seconds: 16, reason: 'video_review' })
  const words = 'Leg 2 is suspended · Video review'
  await expect(panel.getByRole('button', { name: words })).toHaveAttribute('aria-disabled', 'true')
  await moveShownHome(page, first!, 0.8)
  await expect(panel.getByText(words)).toHaveCount(2)
  await expect(panel).not.toContainText('Accept, then place')
  await expect(legsOf(panel).nth(1)).toContainText('Suspended · Video review')
  await expect(legsOf(panel).nth(1)).toContainText(/Suspended 0:1\d · Video review/, { timeout: 15_000 })
  await expect(panel.getByRole('button', { name: /^Accept/ })).toBeVisible({ timeout: 20_000 })
  // The paused price may have fallen in the meantime, too.
  await expect(panel).toContainText(/Odds dropped on \d selections?\./)
})

test('[E2E-398] right to left, the score of a leg has home on the left, as in its match', async ({
  page,
}) => {
  const match = (await matchesInPlay(page.request))[0]!
  await openLive(page, `/ar${pathOf(match)}`)
  await pick(page, mainOutcome(match))
  const score = page.getByRole('complementary').locator('article [data-match-text="score"]')
  await expect(score).toHaveText(/^\d+–\d+$/)
  const isLeftToRight = await score.evaluate(({ firstChild: text }) => {
    const leftOf = (at: number): number => {
      const range = document.createRange()
      range.setStart(text!, at)
      range.setEnd(text!, at + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf(0) < leftOf(text!.textContent!.length - 1)
  })
  expect(isLeftToRight).toBe(true)
})
