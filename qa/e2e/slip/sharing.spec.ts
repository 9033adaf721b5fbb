import {
  DESKTOP,
  dockOf,
  expect,
  laterMatches,
  legsOf,
  mainOutcome,
  ON_A_PHONE,
  openLive,
  openShared,
  shareByApi,
  sheetOf,
  stakeOf,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

test('[E2E-51] a slip is shared by a link, and a fresh browser opens it at current prices without a stake', async ({
  page,
  browser,
}) => {
  const panel = dockOf(page)
  const matches = (await laterMatches(page.request)).slice(0, 2)
  await openShared(
    page,
    matches.map(match => mainOutcome(match)),
  )
  await stakeOf(panel).fill('12')
  await panel.getByRole('button', { name: 'Share slip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this bet slip' })
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\?share-bet=\w+$/)
  const address = await link.inputValue()
  await expect(dialog).toContainText(address.slice(address.indexOf('=') + 1))

  const other = await browser.newContext(ON_A_PHONE)
  const there = await other.newPage()
  await there.goto(address)
  const sheet = sheetOf(there)
  await expect(legsOf(sheet)).toHaveCount(2)
  await expect(sheet).toContainText(matches[0]!.home.name)
  await expect(stakeOf(sheet)).toHaveValue('')
  // The page uses up the code and removes it from its address.
  await expect(there).not.toHaveURL(/share-bet/)
  await other.close()
})

test('[E2E-52] a link to nothing is reported in a dialog and leaves the slip unchanged', async ({ page }) => {
  await openLive(page, '/sports?share-bet=NOSUCH99')
  const dialog = page.getByRole('dialog', { name: 'Link not found' })
  await expect(dialog).toContainText('There is no bet slip for this code.')
  await dialog.getByRole('button', { name: 'Back to my bet slip' }).click()
  await expect(dialog).toBeHidden()
  await expect(dockOf(page)).toContainText('Your bet slip is empty')
})

test('[E2E-53] a shared slip replaces the picks, which are restored by one tap', async ({ page }) => {
  const panel = dockOf(page)
  const matches = (await laterMatches(page.request)).slice(0, 3)
  const [first, ...others] = matches.map(match => mainOutcome(match))
  await openShared(page, [first!])
  await expect(legsOf(panel)).toHaveCount(1)
  const code = await shareByApi(page.request, others)
  await page.goto(`/sports?share-bet=${code}`)
  await expect(legsOf(panel)).toHaveCount(2)
  await page.getByRole('button', { name: 'Restore my selections' }).click()
  await expect(legsOf(panel)).toHaveCount(1)
  await expect(legsOf(panel)).toContainText(matches[0]!.home.name)
})
