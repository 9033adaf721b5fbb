import type { Page } from '@playwright/test'
import {
  balanceByApi,
  betsByApi,
  DESKTOP,
  dev,
  dockOf,
  expect,
  laterMatches,
  legsOf,
  mainOutcome,
  moveHome,
  openShared,
  pressAction,
  returnsOf,
  signInDemo,
  stakeOf,
  test,
  type MatchInList,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

/** Signs in, and adds home of the first of these matches to the slip. */
async function openSigned(page: Page, count: number, from = 0): Promise<MatchInList[]> {
  await signInDemo(page.request)
  const matches = (await laterMatches(page.request)).slice(from, from + count)
  await openShared(
    page,
    matches.map(match => mainOutcome(match)),
  )
  await expect(legsOf(dockOf(page))).toHaveCount(count)
  return matches
}

test('[E2E-46] Max sets the most that the bet takes', async ({ page }) => {
  const panel = dockOf(page)
  const [match] = await openSigned(page, 1)
  const outcome = mainOutcome(match!)
  const reply = await page.request.post('/api/sportsbook/bets/max-stake', {
    data: {
      meta: { device_id: 'e2e-device-0001', quick: false },
      bets: [
        {
          type: 'single',
          stake: { value: 0, currency: 'EUR' },
          selections: [
            {
              match_id: outcome.matchId,
              market_id: outcome.marketId,
              specifier: outcome.specifier,
              outcome_id: outcome.outcomeId,
              odds: match!.main_market!.outcomes[0]!.odds,
            },
          ],
        },
      ],
    },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  const { data: most } = (await reply.json()) as { data: number }
  await panel.getByRole('button', { name: /^Max/ }).click()
  await expect(stakeOf(panel)).toHaveValue(
    new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(most / 100),
  )
  await expect(panel.getByRole('button', { name: /^(Place bet|Accept)/ })).toBeVisible()
})

test('[E2E-47] with "take any price" a move is accepted without confirmation, and the bet is sent at the new price', async ({
  page,
}) => {
  const panel = dockOf(page)
  const [match] = await openSigned(page, 1, 4)
  await panel.getByLabel('If odds change').selectOption({ label: 'Accept any odds' })
  await stakeOf(panel).fill('2')
  const before = await legsOf(panel).locator('b').first().textContent()
  await moveHome(page.request, match!, 0.8)
  await expect(legsOf(panel).locator('b').first()).not.toHaveText(before!)
  await expect(legsOf(panel).locator('s')).toHaveCount(0)
  const now = await legsOf(panel).locator('b').first().textContent()
  await pressAction(panel, 'Place bet · €2.00')
  await expect(panel.getByRole('heading', { name: 'Bet accepted' })).toBeVisible()
  const [bet] = await betsByApi(page.request)
  expect(bet!.selections[0]!.odds).toBe(Math.round(Number(now) * 1000))
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(panel).toContainText('Your bet slip is empty')
})

test('[E2E-48] each of several singles has its own stake, and one field puts the same on all', async ({
  page,
}) => {
  const panel = dockOf(page)
  const matches = await openSigned(page, 2)
  await panel.getByRole('radio', { name: 'Single' }).check()
  await stakeOf(panel).fill('3')
  for (const { home } of matches) {
    await expect(panel.getByRole('textbox', { name: `Stake on ${home.name}` })).toHaveValue('3.00')
  }
  await panel.getByRole('textbox', { name: `Stake on ${matches[1]!.home.name}` }).fill('1.5')
  await expect(stakeOf(panel)).toHaveValue('')
  const before = await balanceByApi(page.request)
  await pressAction(panel, 'Place 2 bets · €4.50')
  await expect(panel.getByRole('heading', { name: '2 bets accepted' })).toBeVisible()
  expect(await balanceByApi(page.request)).toBe(before - 450)
  const bets = await betsByApi(page.request)
  expect(
    bets
      .slice(0, 2)
      .map(bet => bet.stake.value)
      .toSorted((a, b) => a - b),
  ).toEqual([150, 300])
})

test('[E2E-49] what the bettor wants to win drives the stake, also when the price moves', async ({
  page,
}) => {
  const panel = dockOf(page)
  const [match] = await openSigned(page, 1, 5)
  await panel.getByRole('textbox', { name: 'To win, stake included' }).fill('50')
  await expect(returnsOf(panel)).toHaveText(/€(49\.9|50\.0)\d$/)
  const before = await stakeOf(panel).inputValue()
  await moveHome(page.request, match!, 0.8)
  await expect(stakeOf(panel)).not.toHaveValue(before)
  await expect(returnsOf(panel)).toHaveText(/€(49\.9|50\.0)\d$/)
})

test('[E2E-50] the player’s quick stakes are changed in place, and stored', async ({ page }) => {
  const panel = dockOf(page)
  await openSigned(page, 1)
  const offers = panel.getByRole('group', { name: 'Quick stakes', exact: true })
  await offers.getByRole('button', { name: 'Edit quick stakes' }).click()
  const editor = panel.getByRole('group', { name: 'Edit quick stakes' })
  await editor.getByRole('button', { name: 'Reset to default' }).click()
  await editor
    .getByRole('button', { name: /^Remove €/ })
    .first()
    .click()
  await editor.getByRole('textbox', { name: 'New stake' }).fill('7.5')
  await editor.getByRole('button', { name: 'Add' }).click()
  await editor.getByRole('button', { name: 'Done' }).click()
  await expect(offers.getByRole('button', { name: '€7.50' })).toBeVisible()
  await page.reload()
  await offers.getByRole('button', { name: '€7.50' }).click()
  await expect(stakeOf(panel)).toHaveValue('7.50')
})

test('[E2E-80] beside other singles each has its Max and its field to win, and what ends meanwhile is removed in one tap', async ({
  page,
}) => {
  const panel = dockOf(page)
  const matches = await openSigned(page, 3, 9)
  await panel.getByRole('radio', { name: 'Single' }).check()
  const legs = legsOf(panel)
  const stakeOn = (leg: number) => legs.nth(leg).getByRole('textbox', { name: /^Stake on/ })
  await legs
    .first()
    .getByRole('textbox', { name: /^To win on/ })
    .fill('50')
  await expect(stakeOn(0)).toHaveValue(/^[1-9]\d{0,2}(,\d{3})*\.\d\d$/)
  await legs
    .nth(1)
    .getByRole('button', { name: /^Max stake on/ })
    .click()
  await expect(stakeOn(1)).toHaveValue(/^[1-9]\d{0,2}(,\d{3})*\.\d\d$/)
  for (const { id } of matches.slice(1)) await dev(page.request, 'finish', { match_id: id })
  await expect(panel).toContainText('2 selections are no longer available.')
  await panel.getByRole('button', { name: 'Remove these 2 selections' }).click()
  await expect(legs).toHaveCount(1)
  await expect(panel.getByRole('button', { name: /^Place bet/ })).toBeFocused()
})
