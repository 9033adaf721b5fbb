import type { Page, Route } from '@playwright/test'
import {
  acceptByApi,
  betsByApi,
  DEMO_PLAYER,
  DESKTOP,
  dockOf,
  expect,
  fillSignIn,
  kickOffTennis,
  latestBets,
  mainOutcome,
  moneyApart,
  openLater,
  openLive,
  pick,
  pressAction,
  priceOf,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })
test.afterEach(({ context }) => acceptByApi(context.request, 'higher'))

/** Maximum time from the network's return to a definite result. */
const DEFINITE_MS = 5_000

/** A slip of the demo player, staked and ready to be placed; with the balance and newest bet before. */
async function readyToPlace(page: Page, { stake, index }: { stake: string; index: number }) {
  await signInDemo(page.request)
  const match = await openLater(page, index)
  const others = await latestBets(page.request)
  const balance = await moneyApart(page.request, others)
  await pick(page, mainOutcome(match))
  await stakeOf(dockOf(page)).fill(stake)
  return { balance, others }
}

/**
 * Every answer to a placement is lost, the first one after the server has placed the bet. Counts
 * keys.
 */
async function loseAnswers(page: Page, onFirst: () => Promise<void> = async () => {}) {
  const keys: string[] = []
  const lose = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return await route.fallback()
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length === 1) {
      await route.fetch()
      await onFirst()
    }
    await route.abort('connectionreset')
  }
  await page.route('**/v3/bets', lose)
  return { keys, heal: () => page.unroute('**/v3/bets', lose) }
}

/** One bet more than before, charged once. */
async function expectOneCharge(
  page: Page,
  { balance, others }: { balance: number; others: readonly string[] },
  stake: number,
): Promise<void> {
  expect(await moneyApart(page.request, others)).toBe(balance - stake)
  const bets = await betsByApi(page.request)
  expect(bets.findIndex(({ id }) => id === others[0])).toBe(others.length > 0 ? 1 : -1)
}

const accepted = (page: Page) => dockOf(page).getByRole('heading', { name: 'Bet accepted' })

test('[E2E-120] the network fails with the answer of a placement: definite within 5 s of its return, one charge', async ({
  page,
  context,
}) => {
  const before = await readyToPlace(page, { stake: '2.21', index: 0 })
  const { keys, heal } = await loseAnswers(page, () => context.setOffline(true))
  await pressAction(dockOf(page), /^Place bet/)
  await expect(dockOf(page)).toContainText('Checking your bet')
  await heal()
  await context.setOffline(false)
  await expect(accepted(page)).toBeVisible({ timeout: DEFINITE_MS })
  expect(new Set(keys).size).toBe(1)
  await expectOneCharge(page, before, 221)
})

test('[E2E-121] after a reload without an answer the same key is repeated until an answer arrives', async ({
  page,
}) => {
  const before = await readyToPlace(page, { stake: '2.22', index: 1 })
  const { keys, heal } = await loseAnswers(page)
  await pressAction(dockOf(page), /^Place bet/)
  await expect(dockOf(page)).toContainText('Checking your bet')
  await page.reload()
  await expect(dockOf(page)).toContainText('Checking your bet')
  await expect.poll(() => keys.length).toBeGreaterThan(1)
  await heal()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(accepted(page)).toBeVisible({ timeout: DEFINITE_MS })
  expect(new Set(keys).size).toBe(1)
  await expectOneCharge(page, before, 222)
})

test('[E2E-150] after a reload the key is sent while the legs of the slip are still awaited', async ({
  page,
}) => {
  const before = await readyToPlace(page, { stake: '2.26', index: 4 })
  const { keys, heal } = await loseAnswers(page)
  await pressAction(dockOf(page), /^Place bet/)
  await expect(dockOf(page)).toContainText('Checking your bet')
  await heal()
  // Requests of the slip for its legs; the page itself comes with its prices.
  let requests = 0
  await page.route(/\/matches\/[^/]+(\/markets)?(\?|$)/, () => void (requests += 1))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected')
  await expect(accepted(page)).toBeVisible({ timeout: DEFINITE_MS })
  expect([keys.length > 0, requests > 0]).toEqual([true, true])
  await expectOneCharge(page, before, 226)
})

test('[E2E-122] a tab that was closed while its answer was lost is continued by the next one', async ({
  page,
  context,
}) => {
  const before = await readyToPlace(page, { stake: '2.23', index: 2 })
  const { keys } = await loseAnswers(page)
  await pressAction(dockOf(page), /^Place bet/)
  await expect(dockOf(page)).toContainText('Checking your bet')
  const sent = keys[0]
  await page.close()
  const next = await context.newPage()
  const repeated: (string | undefined)[] = []
  next.on('request', request => {
    const isPlacement = request.method() === 'POST' && request.url().endsWith('/v3/bets')
    if (isPlacement) repeated.push(request.headers()['idempotency-key'])
  })
  await openLive(next, '/sports')
  await expect(accepted(next)).toBeVisible({ timeout: 10_000 })
  expect(new Set(repeated)).toEqual(new Set([sent]))
  await expectOneCharge(next, before, 223)
})

test('[E2E-123] a back end that ignores keys is sent one POST: the bet is found in My bets', async ({
  page,
}) => {
  await page.route('**/sports/soccer/*', async route => {
    if (!route.request().isNavigationRequest()) return await route.fallback()
    const answer = await route.fetch()
    const html = (await answer.text()).replace('"honoursKeys":true', '"honoursKeys":false')
    await route.fulfill({ response: answer, body: html })
  })
  const before = await readyToPlace(page, { stake: '2.24', index: 3 })
  const { keys } = await loseAnswers(page)
  await pressAction(dockOf(page), /^Place bet/)
  await expect(accepted(page)).toBeVisible({ timeout: 15_000 })
  expect(keys.length).toBe(1)
  await expectOneCharge(page, before, 224)
})

test('[E2E-124] a quick bet whose answer is lost over a reload is one bet, and the strip shows that it is accepted', async ({
  page,
}) => {
  await signInDemo(page.request)
  await acceptByApi(page.request, 'any')
  const match = await kickOffTennis(page.request)
  await openLive(page, `/sports/tennis/${match.slug}`)
  const panel = dockOf(page)
  await panel.getByRole('switch', { name: 'Quick bet' }).check()
  await panel.getByRole('textbox', { name: 'Stake per tap' }).fill('2')
  await panel.getByRole('switch', { name: /^I confirm/ }).check()
  const others = await latestBets(page.request)
  const before = { balance: await moneyApart(page.request, others), others }
  const { keys, heal } = await loseAnswers(page)
  const strip = panel.getByRole('complementary', { name: 'Quick bet' })
  await expect(async () => {
    await priceOf(page, mainOutcome(match)).click({ timeout: 2_000 })
    await expect(strip).toContainText('No answer yet', { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await page.reload()
  await expect(strip).toContainText('No answer yet')
  await heal()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  // Then the rest of the live delay passes.
  await expect(strip).toContainText('Bet accepted · €2.00', { timeout: DEFINITE_MS + 4_000 })
  expect(new Set(keys).size).toBe(1)
  await expectOneCharge(page, before, 200)
})

test('[E2E-138] a session that ends before the answer leaves a line on the slip until its player is back and it is known', async ({
  page,
  context,
}) => {
  const before = await readyToPlace(page, { stake: '2.38', index: 8 })
  const { keys, heal } = await loseAnswers(page)
  await pressAction(dockOf(page), /^Place bet/)
  await expect(dockOf(page)).toContainText('Checking your bet')
  await context.clearCookies()
  await heal()
  // The dialog that opens automatically is closed: the notice stays, and opens it again.
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  const line = dockOf(page).getByText('Your bet isn’t confirmed yet')
  await expect(line).toBeVisible()
  await dockOf(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await fillSignIn(page, DEMO_PLAYER)
  // While the dialog is open the rest of the page is inert.
  await expect(dialog).toBeHidden()
  await expect(line).toBeHidden({ timeout: 15_000 })
  expect(new Set(keys).size).toBe(1)
  await expectOneCharge(page, before, 238)
})
