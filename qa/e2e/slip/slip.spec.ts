import type { Page } from '@playwright/test'
import {
  acceptPrices,
  balanceByApi,
  balanceOf,
  betsByApi,
  chooseByApi,
  DESKTOP,
  dev,
  dockOf,
  EMPTY_PLAYER,
  euros,
  expect,
  laterMatches,
  legsOf,
  mainOutcome,
  moveShownHome,
  ON_A_PHONE,
  openLater,
  openLive,
  pathOf,
  PHONE,
  pick,
  placeBet,
  pressAction,
  pressPrice,
  priceOf,
  returnsOf,
  sheetOf,
  signInByApi,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

test('[E2E-30] a tap picks, a second tap unpicks, and the slip can be cleared', async ({ page }) => {
  const panel = dockOf(page)
  const match = await openLater(page)
  await expect(panel).toContainText('Your bet slip is empty')
  await pick(page, mainOutcome(match))
  await expect(legsOf(panel)).toHaveCount(1)
  await expect(legsOf(panel)).toContainText(match.home.name)
  await pressPrice(priceOf(page, mainOutcome(match)), 'false')
  await expect(panel).toContainText('Your bet slip is empty')

  await pick(page, mainOutcome(match, 1))
  await legsOf(panel)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(panel).toContainText('Your bet slip is empty')
  await pick(page, mainOutcome(match, 2))
  await panel.getByRole('button', { name: 'Clear slip' }).click()
  await expect(panel).toContainText('Your bet slip is empty')
})

test('[E2E-31] two matches are a combo, and singles at a tap; the returns follow every keystroke', async ({
  page,
}) => {
  const panel = dockOf(page)
  const [first, second] = await laterMatches(page.request)
  await openLive(page, pathOf(first!))
  await pick(page, mainOutcome(first!))
  await openLive(page, pathOf(second!))
  await pick(page, mainOutcome(second!))
  const type = panel.getByRole('group', { name: 'Bet type' })
  await expect(type.getByRole('radio', { name: 'Combo' })).toBeChecked()

  await stakeOf(panel).click()
  const typed = ['1', '2', '.', '3', '4']
  for (const [i, key] of typed.entries()) {
    await page.keyboard.press(key)
    const text = typed.slice(0, i + 1).join('')
    await expect(stakeOf(panel)).toHaveValue(text)
    await expect(returnsOf(panel)).toHaveText(returnsText(Number(text), await oddsOnSlip(page)))
  }
  await page.keyboard.press('Backspace')
  await expect(returnsOf(panel)).toHaveText(returnsText(12.3, await oddsOnSlip(page)))
  // A pasted sum may contain its currency sign: the field has it already.
  await stakeOf(panel).fill('€12.30')
  await expect(stakeOf(panel)).toHaveValue('12.30')

  await type.getByRole('radio', { name: 'Single' }).check()
  await expect(panel.getByRole('textbox', { name: 'Stake per bet' })).toBeVisible()
  await expect(legsOf(panel)).toHaveCount(2)
  // The stake typed for one bet is not used for two without the bettor's choice.
  await expect(stakeOf(panel)).toHaveValue('')
  await expect(panel.getByRole('button', { name: 'Enter a stake' })).toBeVisible()
  await type.getByRole('radio', { name: 'Combo' }).check()
  await expect(legsOf(panel)).toHaveCount(2)
  // Switching to singles and back keeps the typed stake ([TYPE-5]).
  await expect(stakeOf(panel)).toHaveValue(/^12\.30?$/)
})

/** Odds of the legs as the slip shows them, in whole thousandths. */
async function oddsOnSlip(page: Page): Promise<bigint[]> {
  const texts = await legsOf(dockOf(page)).locator('b').allTextContents()
  return texts.map(text => BigInt(Math.round(Number(text) * 1000)))
}

function returnsText(stake: number, odds: readonly bigint[]): RegExp {
  const exact = odds.reduce((product, price) => product * price, BigInt(Math.round(stake * 100)))
  const scale = 1000n ** BigInt(odds.length)
  const sum = euros(Number((2n * exact + scale) / (2n * scale)))
  return new RegExp(`${sum.replace(/[.$]/g, '\\$&')}$`)
}

test('[E2E-32] two outcomes of one match are explained, with ways out in one tap', async ({ page }) => {
  const panel = dockOf(page)
  const match = await openLater(page)
  await pick(page, mainOutcome(match))
  const total = page.locator(`[data-price^="${match.id}/18/"][data-availability="open"]`).first()
  await total.click()
  await expect(legsOf(panel)).toHaveCount(2)
  await expect(panel).toContainText('Two selections from one match can’t be combined.')
  await expect(panel.getByRole('button', { name: 'Change selections to place' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await panel
    .getByRole('button', { name: /^Remove .*(Over|Under)/ })
    .last()
    .click()
  await expect(legsOf(panel)).toHaveCount(1)
  await expect(panel).not.toContainText('can’t be combined')
})

test('[E2E-33] a price that falls is shown beside the old one and waits to be accepted', async ({ page }) => {
  const panel = dockOf(page)
  const match = await openLater(page)
  await pick(page, mainOutcome(match))
  await stakeOf(panel).fill('10')
  const before = await legsOf(panel).locator('b').textContent()
  await moveShownHome(page, match, 0.8)
  await expect(legsOf(panel).locator('s')).toHaveText(before!)
  await expect(panel).toContainText('Odds dropped on 1 selection.')
  await expect(panel.getByRole('button', { name: /^Place/ })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: /^Accept \d/ })).toBeVisible()
  await acceptPrices(panel)
  await expect(legsOf(panel).locator('s')).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Sign in to place' })).toBeVisible()
})

test('[E2E-34] a paused leg blocks placing, names the fix, and opens again', async ({ page }) => {
  const panel = dockOf(page)
  const [first, second] = await laterMatches(page.request)
  await openLive(page, pathOf(first!))
  await pick(page, mainOutcome(first!))
  await openLive(page, pathOf(second!))
  await pick(page, mainOutcome(second!))
  await stakeOf(panel).fill('5')
  await dev(page.request, 'suspend', { match_id: second!.id, seconds: 4, reason: 'operator' })
  const blocked = panel.getByRole('button', { name: 'Leg 2 is suspended' })
  await expect(blocked).toHaveAttribute('aria-disabled', 'true')
  await expect(legsOf(panel).nth(1)).toContainText('Suspended')
  await expect(blocked).toHaveCount(0, { timeout: 30_000 })
  await expect(panel.getByRole('button', { name: /^(Sign in to place|Accept)/ })).toBeVisible()
})

test('[E2E-35] without money the button shows how much is missing, and no request is sent', async ({
  page,
}) => {
  const panel = dockOf(page)
  await signInByApi(page.request, EMPTY_PLAYER)
  const match = await openLater(page)
  await pick(page, mainOutcome(match))
  await stakeOf(panel).fill('7.50')
  const short = panel.getByRole('button', { name: '€7.50 short: lower the stake' })
  await expect(short).toHaveAttribute('aria-disabled', 'true')
  let requests = 0
  page.on(
    'request',
    request => (requests += Number(request.method() === 'POST' && request.url().includes('/bets'))),
  )
  await short.click({ force: true })
  await expect(short).toBeVisible()
  expect(requests).toBe(0)
})

test('[E2E-36] a lost answer ends in one bet, one charge and a receipt', async ({ page }) => {
  const panel = dockOf(page)
  await signInDemo(page.request)
  const match = await openLater(page)
  const before = await balanceByApi(page.request)
  const betsBefore = (await betsByApi(page.request))[0]?.id
  const keys: (string | undefined)[] = []
  await page.route('**/v3/bets', async route => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    await route.fetch() // the server places the bet
    await route.abort('connectionreset') // and its answer is lost
  })
  await pick(page, mainOutcome(match))
  await stakeOf(panel).fill('3.33')
  await pressAction(panel, /^Place bet/)
  await expect(panel).toContainText('Checking your bet')
  await expect(panel.getByRole('heading', { name: 'Bet accepted' })).toBeVisible({ timeout: 20_000 })
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await expect(balanceOf(page)).toHaveText(euros(before - 333))
  expect(await balanceByApi(page.request)).toBe(before - 333)
  const bets = await betsByApi(page.request)
  expect(bets.findIndex(bet => bet.id === betsBefore)).toBe(betsBefore ? 1 : -1)
})

test('[E2E-37] a reload while the answer is lost repeats with the same key: one charge', async ({ page }) => {
  const panel = dockOf(page)
  await signInDemo(page.request)
  const match = await openLater(page, 1)
  const before = await balanceByApi(page.request)
  await page.route('**/v3/bets', async route => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await pick(page, mainOutcome(match))
  await stakeOf(panel).fill('1.11')
  await pressAction(panel, /^Place bet/)
  await expect(panel).toContainText('Checking your bet')
  await page.unroute('**/v3/bets')
  await page.reload()
  await expect(panel.getByRole('heading', { name: 'Bet accepted' })).toBeVisible({ timeout: 20_000 })
  expect(await balanceByApi(page.request)).toBe(before - 111)
})

test('[E2E-38] a stake in yen is there after a reload', async ({ page }) => {
  const panel = dockOf(page)
  await signInDemo(page.request, 'JPY')
  const match = await openLater(page, 1)
  await pick(page, mainOutcome(match))
  await expect(balanceOf(page)).toHaveText(/^¥/)
  await stakeOf(panel).fill('300')
  await page.reload()
  await expect(balanceOf(page)).toHaveText(/^¥/)
  await expect(legsOf(panel)).toHaveCount(1)
  await expect(stakeOf(panel)).toHaveValue('300')
  await chooseByApi(page.request, 'EUR')
})

test('[E2E-72] a stored slip without an answer shows that its prices are checked, and is restored within seconds', async ({
  page,
}) => {
  const panel = dockOf(page)
  const match = await openLater(page)
  await pick(page, mainOutcome(match))
  await stakeOf(panel).fill('5')
  await page.route(`**/api/sportsbook/matches/${match.id}{,/**,[?]*}`, () => new Promise(() => {}))
  await page.goto('/sports')
  await expect(panel).toContainText('Checking odds')
  await expect(panel).not.toContainText('Your bet slip is empty')
  await expect(legsOf(panel)).toContainText(match.home.name, { timeout: 15_000 })
  await expect(stakeOf(panel)).toHaveValue('5.00')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('on a phone', () => {
  test.use(ON_A_PHONE)

  test('[E2E-40] the slip is a bar and a sheet with its own keypad, and a bet is placed', async ({
    page,
  }) => {
    await signInDemo(page.request)
    const match = await openLater(page, 3)
    const sheet = sheetOf(page)
    await pick(page, mainOutcome(match))
    // The first selection opens the slip; closed, it is a bar.
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    const bar = page.getByRole('complementary', { name: 'Bet slip' })
    await expect(bar).toContainText('Returns')
    await bar.getByRole('button', { name: 'Open slip' }).tap()
    await expect(sheet).toBeVisible()
    await stakeOf(sheet).tap()
    const keypad = sheet.getByRole('group', { name: 'Keypad' })
    for (const key of ['4', '.', '5']) await keypad.getByRole('button', { name: key, exact: true }).tap()
    await expect(stakeOf(sheet)).toHaveValue('4.5')
    await keypad.getByRole('button', { name: 'Delete' }).tap()
    await expect(stakeOf(sheet)).toHaveValue('4.')
    await keypad.getByRole('button', { name: '2', exact: true }).tap()
    await expect(stakeOf(sheet)).toHaveValue('4.2')
    const before = await balanceByApi(page.request)
    await placeBet(sheet)
    expect(await balanceByApi(page.request)).toBe(before - 420)
    await sheet.getByRole('button', { name: 'Done' }).tap()
    // The receipt is closed and nothing is picked: the slip is hidden.
    await expect(sheet).toBeHidden()
    await expect(bar).toHaveCount(0)
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })

  test('[E2E-340] "View in My bets" on the receipt shows the bet in My bets, with the sheet open', async ({
    page,
  }) => {
    await signInDemo(page.request)
    const match = await openLater(page, 3)
    const sheet = sheetOf(page)
    await pick(page, mainOutcome(match))
    await stakeOf(sheet).tap()
    const keypad = sheet.getByRole('group', { name: 'Keypad' })
    await keypad.getByRole('button', { name: '3', exact: true }).tap()
    await placeBet(sheet)
    const number = /\d{12}/.exec(await sheet.innerText())![0]
    await sheet.getByRole('button', { name: 'View in My bets' }).tap()
    await expect(sheet.getByRole('tab', { name: /My bets/ })).toHaveAttribute('aria-selected', 'true')
    await expect(sheet).toContainText(number)
    await page.reload()
    await expect(sheet).toContainText(number)
  })

  test('[E2E-41] another page closes the sheet and keeps the slip', async ({ page }) => {
    await openLive(page, '/sports')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live' }).tap()
    await expect(page).toHaveURL(/\/live$/)
    const price = page.locator('main [data-price][data-availability="open"]').first()
    await expect(async () => {
      await price.tap({ timeout: 1_000 })
      await expect(sheetOf(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await page.goBack()
    await expect(page).toHaveURL(/\/sports$/)
    await expect(sheetOf(page)).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Bet slip' })).toContainText('Returns')
  })
})
