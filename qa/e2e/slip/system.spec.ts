import {
  balanceByApi,
  betsByApi,
  DESKTOP,
  dockOf,
  expect,
  laterMatches,
  legsOf,
  mainOutcome,
  ON_A_PHONE,
  openShared,
  PHONE,
  pressAction,
  returnsOf,
  sheetOf,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

test('[E2E-42] a system: its sizes, its lines, a stake per line that sets the total, one bet on the receipt', async ({
  page,
}) => {
  const panel = dockOf(page)
  await signInDemo(page.request)
  const matches = (await laterMatches(page.request)).slice(0, 4)
  await openShared(
    page,
    matches.map(match => mainOutcome(match)),
  )
  await expect(legsOf(panel)).toHaveCount(4)
  await panel.getByRole('radio', { name: 'System' }).check()
  const systems = panel.getByRole('group', { name: 'Systems' })
  await systems.getByRole('button', { name: '2/4' }).click()
  await expect(systems).toContainText('6 lines. You need at least 2 winners.')
  await panel.getByRole('textbox', { name: 'Per line, stake' }).fill('1.50')
  await expect(stakeOf(panel)).toHaveValue('9.00')
  await expect(systems).toContainText(/Lowest returns with 2: €/)
  await expect(returnsOf(panel)).toHaveText(/^ ?€/)
  await expect(panel).toContainText('6 × €1.50')

  const before = await balanceByApi(page.request)
  await pressAction(panel, 'Place system · €9.00')
  await expect(panel.getByRole('heading', { name: 'Bet accepted' })).toBeVisible()
  await expect(panel).toContainText('2/4')
  expect(await balanceByApi(page.request)).toBe(before - 900)
  const [bet] = await betsByApi(page.request)
  expect(bet).toMatchObject({ type: 'system', stake: { value: 900 }, selections: { length: 4 } })
})

test('[E2E-43] a named bet is one tap and is sent as one bet for each fold', async ({ page }) => {
  const panel = dockOf(page)
  await signInDemo(page.request)
  const matches = (await laterMatches(page.request)).slice(0, 3)
  await openShared(
    page,
    matches.map(match => mainOutcome(match)),
  )
  await expect(legsOf(panel)).toHaveCount(3)
  await panel.getByRole('radio', { name: 'System' }).check()
  const systems = panel.getByRole('group', { name: 'Systems' })
  await systems.getByRole('button', { name: 'Trixie' }).click()
  await expect(systems).toContainText('Made up of 3 doubles, 1 treble, each a separate bet.')
  await stakeOf(panel).fill('4')
  const before = await balanceByApi(page.request)
  await pressAction(panel, 'Place Trixie · €4.00')
  await expect(panel.getByRole('heading', { name: '2 bets accepted' })).toBeVisible()
  await expect(panel).toContainText('€4.00 taken.')
  expect(await balanceByApi(page.request)).toBe(before - 400)
  const [latest, second] = await betsByApi(page.request)
  const stakes = [latest!, second!].map(({ type, stake }) => `${type} ${stake.value}`)
  expect(stakes.toSorted()).toEqual(['combo 100', 'system 300'])
  await expect(panel).toContainText(latest!.ref)
  await expect(panel).toContainText(second!.ref)
})

test('[E2E-44] two picks make no system yet: the type stays visible and shows what is missing', async ({
  page,
}) => {
  const panel = dockOf(page)
  const matches = (await laterMatches(page.request)).slice(0, 2)
  await openShared(
    page,
    matches.map(match => mainOutcome(match)),
  )
  await expect(panel).toContainText('System: add 1 more selection.')
  await expect(panel.getByRole('radio', { name: 'System' })).toHaveAttribute('aria-disabled', 'true')
})

test.describe('on a phone', () => {
  test.use(ON_A_PHONE)

  test('[E2E-45] the keypad types the stake of a line, and returns stay in sight', async ({ page }) => {
    const sheet = sheetOf(page)
    const matches = (await laterMatches(page.request)).slice(0, 3)
    await openShared(
      page,
      matches.map(match => mainOutcome(match)),
    )
    await expect(sheet).toBeVisible()
    await sheet.getByRole('radio', { name: 'System' }).tap()
    await sheet.getByRole('textbox', { name: 'Per line, stake' }).tap()
    const keypad = sheet.getByRole('group', { name: 'Keypad' })
    for (const key of ['2', '.', '5']) await keypad.getByRole('button', { name: key, exact: true }).tap()
    await expect(stakeOf(sheet)).toHaveValue('7.50')
    await expect(returnsOf(sheet)).toBeInViewport()
    await expect(sheet.getByRole('textbox', { name: 'Per line, stake' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})
