import type { APIRequestContext, Locator, Page } from '@playwright/test'
import {
  acceptByApi,
  acceptPrices,
  balanceByApi,
  betsByApi,
  DESKTOP,
  dev,
  dockOf,
  expect,
  kickOffTennis,
  legsOf,
  mainOutcome,
  moveHome,
  openLive,
  openMatches,
  pick,
  placeBet,
  pressAction,
  signInDemo,
  stakeOf,
  test,
  watchKeys,
  type MatchInList,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })
test.afterEach(({ context }) => acceptByApi(context.request, 'higher'))

/** Tennis has the longer live delay of the test product: enough time to check, and to move a price in it. */
async function aMatchInPlay(request: APIRequestContext): Promise<MatchInList> {
  let found: MatchInList | undefined
  await expect(async () => {
    const matches = await openMatches(request, { sport_key: 'tennis', match_status: '1' })
    found = matches[0]
    expect(found).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return found!
}

/** Sends a live bet and waits until it is in its delay; prices that move before are accepted. */
async function intoTheDelay(page: Page, stake: string): Promise<{ panel: Locator; match: MatchInList }> {
  await signInDemo(page.request)
  const match = await aMatchInPlay(page.request)
  await openLive(page, `/sports/tennis/${match.slug}`)
  const panel = dockOf(page)
  await pick(page, mainOutcome(match))
  await stakeOf(panel).fill(stake)
  await untilDelayed(panel)
  return { panel, match }
}

async function untilDelayed(panel: Locator): Promise<void> {
  const place = panel.getByRole('button', { name: /^Place bet/ })
  const accept = panel.getByRole('button', { name: /^Accept/ })
  await expect(async () => {
    if (await accept.isVisible()) await accept.click({ timeout: 500 })
    if (await place.isVisible()) await place.click({ timeout: 500 })
    await expect(panel).toContainText('Live delay', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

/**
 * One press of Place bet on a live match in which nothing happens yet, with any price accepted: nothing can refuse
 * it.
 */
async function pressInCalm(
  page: Page,
  stake: string,
): Promise<{ panel: Locator; expectOneBet: () => Promise<void> }> {
  const panel = dockOf(page)
  const keys = watchKeys(page)
  await signInDemo(page.request)
  await acceptByApi(page.request, 'any')
  const balance = await balanceByApi(page.request)
  const match = await kickOffTennis(page.request)
  await openLive(page, `/sports/tennis/${match.slug}`)
  await pick(page, mainOutcome(match))
  await stakeOf(panel).fill(stake)
  await pressAction(panel, /^Place bet/)
  await expect(panel).toContainText('Live delay')
  const expectOneBet = async (): Promise<void> => {
    await expect(panel.getByRole('heading', { name: 'Bet accepted' })).toBeVisible({ timeout: 15_000 })
    expect(keys.size).toBe(1)
    const value = Number(stake) * 100
    expect(await balanceByApi(page.request)).toBe(balance - value)
    const [latest] = await betsByApi(page.request)
    expect(latest).toMatchObject({ status: 'waiting_results', stake: { value } })
    expect(latest!.selections.map(leg => leg.match_id)).toEqual([match.id])
  }
  return { panel, expectOneBet }
}

test('[E2E-125] a live bet is counted down, with what it cost at the tap and on arrival, and accepted: one press, one stake', async ({
  page,
}) => {
  const { panel, expectOneBet } = await pressInCalm(page, '1.25')
  await expect(panel).toContainText('Not placed yet')
  const seconds = panel.getByRole('timer')
  const first = Number(await seconds.textContent())
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(4)
  await expect.poll(async () => Number(await seconds.textContent())).toBeLessThan(first)
  await expect(panel).toContainText(/When you tapped\s*[\d.]+\s*When received\s*[\d.]+\s*Now/)
  await expectOneBet()
})

test('[E2E-126] a price that moves in the delay is offered again: one tap accepts it, placing again is another bet', async ({
  page,
}) => {
  const keys = watchKeys(page)
  const { panel, match } = await intoTheDelay(page, '1.26')
  const balance = await balanceByApi(page.request)
  await moveHome(page.request, match, 0.7)
  // The stake taken when the bet came in is returned.
  const back = 'Bet not placed. Your stake of €1.26 is back in your balance.'
  await expect(panel).toContainText(back, { timeout: 10_000 })
  await expect.poll(() => balanceByApi(page.request)).toBe(balance + 126)
  await expect(legsOf(panel).locator('s')).toBeVisible()
  const sent = keys.size
  await acceptPrices(panel)
  await placeBet(panel)
  expect(keys.size).toBeGreaterThan(sent)
})

test('[E2E-127] a market that pauses in the delay refuses the bet, with the reason, and the stake is back', async ({
  page,
}) => {
  const { panel, match } = await intoTheDelay(page, '1.27')
  const balance = await balanceByApi(page.request)
  await dev(page.request, 'suspend', { match_id: match.id, seconds: 15 })
  const back = 'Bet not placed. Your stake of €1.27 is back in your balance.'
  await expect(panel).toContainText(back, { timeout: 10_000 })
  await expect(legsOf(panel)).toContainText(/suspended|Suspended/)
  await expect.poll(() => balanceByApi(page.request)).toBe(balance + 127)
})

test('[E2E-128] a live bet continues after a reload, and its acceptance is shown on the slip: one press, one stake', async ({
  page,
}) => {
  const { expectOneBet } = await pressInCalm(page, '1.28')
  await page.reload()
  await expectOneBet()
})
