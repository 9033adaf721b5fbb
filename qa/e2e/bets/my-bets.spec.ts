import type { Page } from '@playwright/test'
import {
  balanceByApi,
  betByApi,
  cardOf,
  check,
  DEMO_PLAYER,
  DESKTOP,
  dev,
  dockOf,
  drawThumb,
  euros,
  expect,
  historyOf,
  laterMatches,
  legsOf,
  matchesInPlay,
  moveHome,
  offerOf,
  openMyBets,
  placeByApi,
  signInByApi,
  test,
  thumbOf,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })
test.beforeEach(async ({ page }) => signInByApi(page.request, DEMO_PLAYER))

/** A bet of 10.00 on a match that starts in a day or more, and its card in the panel. */
async function aRunningBet(page: Page, path?: string) {
  const match = (await laterMatches(page.request))[2]!
  const { id } = await placeByApi(page.request, match)
  const card = await openMyBets(page, id, path)
  await expect(thumbOf(card)).toBeVisible()
  return { id, match, card, before: await balanceByApi(page.request) }
}

test('[E2E-100] drawn to the end, a bet is cashed out for what was on show, once', async ({ page }) => {
  const { id, card, before } = await aRunningBet(page)
  const offer = await offerOf(card)
  await drawThumb(page, card, 1)
  await expect(dockOf(page)).toContainText(`Cashed out: ${euros(offer)}`)
  await expect(card).toBeHidden()
  expect(await betByApi(page.request, id)).toMatchObject({
    status: 'cashed_out',
    win_amount: { value: offer },
  })
  expect(await balanceByApi(page.request)).toBe(before + offer)
  await dockOf(page).getByRole('button', { name: 'Settled' }).click()
  await expect(cardOf(page, id)).toContainText('Cashed out')
})

test('[E2E-101] released early, the bet stays; right to left the thumb is dragged the other way', async ({
  page,
}) => {
  const { id, card, before } = await aRunningBet(page, '/ar/sports')
  await drawThumb(page, card, 0.7)
  await expect(thumbOf(card)).toBeVisible()
  expect(await betByApi(page.request, id)).toMatchObject({ status: 'waiting_results' })
  expect(await balanceByApi(page.request)).toBe(before)
  await drawThumb(page, card, 1)
  await expect(card).toBeHidden()
  expect(await betByApi(page.request, id)).toMatchObject({ status: 'cashed_out' })
})

test('[E2E-102] by keyboard it is pressed twice, and one press alone does nothing', async ({ page }) => {
  const { id, card, before } = await aRunningBet(page)
  const offer = await offerOf(card)
  await thumbOf(card).focus()
  await page.keyboard.press('Enter')
  await expect(thumbOf(card)).toHaveAccessibleName(`Press again to cash out ${euros(offer)}`)
  await page.keyboard.press('Escape')
  await expect(thumbOf(card)).toHaveAccessibleName(/^Cash out .*press twice/)
  expect(await betByApi(page.request, id)).toMatchObject({ status: 'waiting_results' })

  await page.keyboard.press('Space')
  await expect(thumbOf(card)).toHaveAccessibleName(/^Press again/)
  await expect(async () => {
    if (await thumbOf(card).isVisible()) await page.keyboard.press('Enter')
    await expect(dockOf(page)).toContainText(`Cashed out: ${euros(offer)}`, { timeout: 700 })
  }).toPass()
  expect(await balanceByApi(page.request)).toBe(before + offer)
})

test('[E2E-103] for half the stake half is paid, and the rest of the bet stays open', async ({ page }) => {
  const { id, card, before } = await aRunningBet(page)
  const whole = await offerOf(card)
  await card.getByRole('button', { name: 'Partial cash out' }).click()
  const part = card.getByRole('slider', { name: 'Stake to cash out' })
  await part.fill('5')
  await expect(part).toHaveAttribute('aria-valuetext', /^€5\.00 of €10\.00, pays/)
  const half = await offerOf(card)
  expect(Math.abs(half - whole / 2)).toBeLessThanOrEqual(1)
  await drawThumb(page, card, 1)
  await expect(card).toContainText('The rest of the bet stays open.')
  await expect(card).toContainText(/€5\.00\W* still open/)
  await expect(card).toContainText(`€5.00 of your stake was cashed out for ${euros(half)}.`)
  expect(await balanceByApi(page.request)).toBe(before + half)
  await expect.poll(() => offerOf(card)).toBeLessThanOrEqual(whole - half + 1)
  await drawThumb(page, card, 1)
  await expect(card).toBeHidden()
  expect(await betByApi(page.request, id)).toMatchObject({ status: 'cashed_out' })
})

test('[E2E-104] a rule is set, changed and removed, and cashes out automatically', async ({ page }) => {
  const { id, card, before } = await aRunningBet(page)
  await card.getByRole('button', { name: 'Auto cash-out' }).click()
  const sum = card.getByRole('textbox', { name: 'Cash out at' })
  await card.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(card).toContainText('Enter an amount above zero.')
  await sum.fill('500')
  await card.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(card.getByRole('button', { name: 'At €500.00 or more' })).toBeVisible()
  await sum.fill('400')
  await card.getByRole('button', { name: 'Change' }).click()
  await expect(card.getByRole('button', { name: 'At €400.00 or more' })).toBeVisible()
  await card.getByRole('button', { name: 'Remove' }).click()
  await expect(card.getByRole('button', { name: 'Auto cash-out' })).toBeVisible()
  await sum.fill('0.50')
  await expect(card).toContainText('the bet would be cashed out at once')
  await card.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(card).toBeHidden({ timeout: 30_000 })
  const { win_amount: paid } = await betByApi(page.request, id)
  expect(await balanceByApi(page.request)).toBe(before + paid!.value)
})

test('[E2E-105] an offer that changes brings the thumb back, and a request that comes too late pays nothing', async ({
  page,
}) => {
  const { id, match, card, before } = await aRunningBet(page)
  const seen = await offerOf(card)
  await drawThumb(page, card, 0.6, true)
  await expect(thumbOf(card).locator('xpath=..')).toHaveAttribute('data-state', 'held')
  await moveHome(page.request, match, 1.3)
  await expect.poll(() => offerOf(card)).not.toBe(seen)
  await expect(thumbOf(card).locator('xpath=..')).toHaveAttribute('data-state', 'idle')
  await page.mouse.up()
  expect(await betByApi(page.request, id)).toMatchObject({ status: 'waiting_results' })

  await page.route('**/bets/cashout', async route => {
    await moveHome(page.request, match, 1.3)
    await route.continue()
  })
  await drawThumb(page, card, 1)
  await expect(card).toContainText('Not cashed out: the offer has changed.')
  expect(await betByApi(page.request, id)).toMatchObject({ status: 'waiting_results' })
  expect(await balanceByApi(page.request)).toBe(before)
})

test('[E2E-106] two tabs cash out at once: one payout, and both show the truth', async ({
  page,
  context,
}) => {
  const { id, card, before } = await aRunningBet(page)
  const offer = await offerOf(card)
  const other = await context.newPage()
  const otherCard = await openMyBets(other, id)
  await expect(thumbOf(otherCard)).toBeVisible()

  // Neither request is sent on before both have been made.
  let requests = 0
  let release = (): void => {}
  const both = new Promise<void>(resolve => (release = resolve))
  const keys = new Set<string | undefined>()
  await context.route('**/bets/cashout', async route => {
    keys.add(route.request().headers()['idempotency-key'])
    if ((requests += 1) === 2) release()
    await both
    await route.continue()
  })
  await drawThumb(page, card, 1)
  await drawThumb(other, otherCard, 1)
  await both
  expect(keys.size).toBe(2)

  const panels = [dockOf(page), dockOf(other)]
  await Promise.all(panels.map(panel => expect(panel).toContainText(/Cashed out: |was already decided/)))
  const texts = await Promise.all(panels.map(panel => panel.innerText()))
  expect(texts.filter(text => text.includes(`Cashed out: ${euros(offer)}`))).toHaveLength(1)
  expect(texts.filter(text => text.includes('was already decided'))).toHaveLength(1)
  for (const [tab, tabCard] of [
    [page, card],
    [other, otherCard],
  ] as const) {
    await expect(tabCard).toBeHidden()
    await dockOf(tab).getByRole('button', { name: 'Settled' }).click()
    await expect(cardOf(tab, id)).toContainText('Cashed out')
    await expect(cardOf(tab, id)).toContainText(euros(offer))
  }
  expect(await balanceByApi(page.request)).toBe(before + offer)
})

test('[E2E-107] a lost answer is checked with the same key, after a reload too: one payout, definite within 5 s', async ({
  page,
}) => {
  const { id, card, before } = await aRunningBet(page)
  const offer = await offerOf(card)
  const keys = new Set<string | undefined>()
  let isCut = true
  await page.route('**/bets/cashout', async route => {
    keys.add(route.request().headers()['idempotency-key'])
    // The server executes it, and its answer is lost.
    if (isCut) {
      await route.fetch()
      await route.abort('connectionreset')
    } else await route.continue()
  })
  await drawThumb(page, card, 1)
  await expect.poll(() => keys.size).toBe(1)
  await expect.poll(async () => (await betByApi(page.request, id)).status).toBe('cashed_out')
  await page.reload()
  isCut = false
  await expect(dockOf(page)).toContainText(`Cashed out: ${euros(offer)}`, { timeout: 5_000 })
  expect(keys.size).toBe(1)
  expect(await balanceByApi(page.request)).toBe(before + offer)
})

test('[E2E-108] offline no offer is shown and nothing is cashed out; back online it is there again', async ({
  page,
  context,
}) => {
  const { card } = await aRunningBet(page)
  await context.setOffline(true)
  await expect(card).toContainText('You’re offline.')
  await expect(thumbOf(card)).toBeHidden()
  await context.setOffline(false)
  await expect(thumbOf(card)).toBeVisible({ timeout: 30_000 })
})

test('[E2E-109] a leg in play has the score and the clock of its match', async ({ page }) => {
  const [match] = await matchesInPlay(page.request)
  const { id } = await placeByApi(page.request, match!, 200)
  await expect
    .poll(async () => (await betByApi(page.request, id)).status, { timeout: 20_000 })
    .toBe('waiting_results')
  const card = await openMyBets(page, id)
  const score = card.locator('[data-match-text="score"]')
  await expect(card.locator('[data-match-text="clock"]')).toHaveText(/\d+/)
  const [home, away] = (await score.textContent())!.split('–').map(Number)
  await dev(page.request, 'score', { match_id: match!.id, side: 'home' })
  await expect(score).toHaveText(`${home! + 1}–${away}`)
})

test('[E2E-114] with a leg in play the bookmaker decides: what is waited for stays in sight, and it ends once', async ({
  page,
}) => {
  const [match] = await matchesInPlay(page.request)
  const { id } = await placeByApi(page.request, match!, 500)
  const status = async () => (await betByApi(page.request, id)).status
  await expect.poll(status, { timeout: 20_000 }).toBe('waiting_results')
  const card = await openMyBets(page, id)
  const before = await balanceByApi(page.request)
  // An offer in play may be paused or change during the slide: then the bettor starts again.
  await expect(async () => {
    await drawThumb(page, card, 1)
    await expect(card).toContainText(/Waiting for confirmation €\d/, { timeout: 1_500 })
  }).toPass({ timeout: 40_000 })
  await expect(card).toContainText(/\d seconds?/)
  await expect(dockOf(page)).toContainText(/Cashed out: |Not cashed out: the offer has changed/, {
    timeout: 20_000,
  })
  await expect.poll(status).not.toBe('cashout_in_progress')
  const { win_amount: paid, status: end } = await betByApi(page.request, id)
  const gained = (await balanceByApi(page.request)) - before
  expect(gained).toBe(end === 'cashed_out' ? paid!.value : 0)
})

test('[E2E-110] a bet is repeated into the slip at current prices', async ({ page }) => {
  const { match, card } = await aRunningBet(page)
  await card.getByRole('button', { name: 'Bet again' }).click()
  await expect(page.getByText('Added to your bet slip')).toBeVisible()
  const panel = dockOf(page)
  await expect(legsOf(panel)).toHaveCount(1)
  await expect(legsOf(panel)).toContainText(match.home.name)
  await expect(panel.getByRole('button', { name: /^Place bet · €10\.00/ })).toBeVisible()
})

test('[E2E-113] My bets and the history stand up to axe, in both themes and right to left', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { card } = await aRunningBet(page)
  await card.getByRole('button', { name: 'Partial cash out' }).click()
  await check(page, 'panel, a part chosen')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/sports/bets-history', '/ar/sports/bets-history']) {
      await page.goto(path)
      await expect(page.getByRole('main').locator('[data-bet]').first()).toBeVisible()
      await check(page, `${path}, ${colorScheme}`, 'main')
    }
  }
})

test('[E2E-137] the tab has the count of open bets as they come and go, and My bets leads to periods and receipts', async ({
  page,
}) => {
  const open = 'submitted,waiting_results,ready_to_process,cashout_in_progress'
  const tabWith = (count: number) => dockOf(page).getByRole('tab', { name: `My bets ${count}` })
  const { total } = await historyOf(page.request, { status: open })
  const { id, card } = await aRunningBet(page)
  await expect(tabWith(total + 1)).toBeVisible()
  await drawThumb(page, card, 1)
  // The bet leaves the list; what it paid stays visible at any scroll position.
  const paid = dockOf(page).getByText('The money is in your balance and the bet is closed.')
  await expect(paid).toBeInViewport()
  await dockOf(page).hover()
  await page.mouse.wheel(0, 3_000)
  await expect(paid).toBeInViewport()
  await expect.poll(async () => (await betByApi(page.request, id)).status).toBe('cashed_out')
  if (total > 0) await expect(tabWith(total)).toBeVisible()
  else await expect(dockOf(page).getByRole('tab', { name: 'My bets', exact: true })).toBeVisible()

  await dockOf(page).getByRole('link', { name: 'Verify a receipt' }).click()
  await expect(page).toHaveURL(/\/receipts\/verify$/)
  await dockOf(page).getByRole('link', { name: 'Full bet history' }).click()
  await expect(page).toHaveURL(/\/sports\/bets-history$/)
  await expect(page.getByRole('combobox', { name: 'Period' })).toBeVisible()
})
