import { readFile } from 'node:fs/promises'
import {
  check,
  DESKTOP,
  dockOf,
  expect,
  mainOutcome,
  openLater,
  openLive,
  pick,
  placeBet,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

test('[E2E-135] a receipt is downloaded, verified without a line, and a changed one is refused', async ({
  page,
  context,
}) => {
  await signInDemo(page.request)
  const match = await openLater(page, 5)
  await pick(page, mainOutcome(match))
  await stakeOf(dockOf(page)).fill('1.35')
  await placeBet(dockOf(page))
  const coming = page.waitForEvent('download')
  await dockOf(page).getByRole('button', { name: 'Download receipt' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^receipt-.+\.json$/)
  const text = await readFile(await download.path(), 'utf8')

  await dockOf(page).getByRole('link', { name: 'Verify a receipt' }).click()
  await expect(page).toHaveURL(/\/receipts\/verify$/)
  await openLive(page, '/receipts/verify')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await context.setOffline(true)
  const file = page.getByLabel('Choose a receipt file')
  const choose = (content: string): Promise<void> =>
    file.setInputFiles({ name: 'receipt.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await choose(text)
  await expect(page.getByText('This receipt is genuine.')).toBeVisible()
  const says = page.getByRole('region', { name: 'What the receipt says' })
  await expect(says).toContainText('€1.35')
  await expect(says).toContainText(match.home.name)
  // The names of the market and the outcome, not their ids.
  await expect(says).toContainText(`: ${match.home.name}`)
  await expect(says).toContainText('Odds proved')

  const receipt = JSON.parse(text) as { body: string }
  await choose(JSON.stringify({ ...receipt, body: receipt.body.replace('"stake":135', '"stake":935') }))
  await expect(page.getByText('Do not trust this receipt.')).toBeVisible()
  await expect(says).toBeHidden()
  await choose(JSON.stringify({ ...receipt, key_id: 'somebody-else' }))
  await expect(page.getByText('Signed with a key that isn’t ours.')).toBeVisible()
  await page.getByLabel('Or paste its contents').fill('hello')
  await page.getByRole('button', { name: 'Check receipt' }).click()
  await expect(page.getByText('This isn’t a receipt.')).toBeVisible()
  await page.getByLabel('Or paste its contents').fill(text)
  await page.getByRole('button', { name: 'Check receipt' }).click()
  await expect(page.getByText('This receipt is genuine.')).toBeVisible()
  await context.setOffline(false)
  await check(page, 'a verified receipt')
})
