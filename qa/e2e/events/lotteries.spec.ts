import { balanceByApi, check, DESKTOP, expect, openLive, signInDemo, test } from '../support/index.ts'

test.use({ viewport: DESKTOP })

const PRICE = 100

test('[E2E-310] numbers are picked on the provider’s page, and the ticket is paid from the account', async ({
  page,
}) => {
  await signInDemo(page.request)
  const before = await balanceByApi(page.request)
  await openLive(page, '/sports/lotteries')
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Pick numbers of Quick Keno' }).click(),
  ])
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Quick Keno')
  await shop.getByRole('button', { name: 'Buy ticket' }).click()
  await expect(shop.getByRole('status')).toHaveText('Pick all your numbers first.')
  await shop.getByRole('button', { name: 'Quick pick' }).click()
  await expect(shop.getByText('Picked: 10 of 10')).toBeVisible()
  await shop.getByRole('button', { name: 'Buy ticket' }).click()
  await expect(shop.getByRole('status')).toHaveText('Ticket bought. Good luck.')
  await expect(shop.getByText('Not drawn yet').first()).toBeVisible()
  expect(await balanceByApi(page.request)).toBe(before - PRICE)
  await check(shop, 'the page where numbers are picked', 'body')
})

test('[E2E-311] lotteries open to their draws and results, in a language that is read from the right too', async ({
  page,
}) => {
  await openLive(page, '/ar/sports/lotteries')
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('main').locator('details')).toHaveCount(10)
  await check(page, 'lotteries in Arabic')
})

test('[E2E-312] a signed-out visitor gets the sign-in dialog, and a tab that the browser refuses becomes a link', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openLive(page, '/sports/lotteries')
  const pickNumbers = page.getByRole('button', { name: 'Pick numbers of Harbour Six' })
  await pickNumbers.click()
  await expect(page.getByRole('dialog')).toContainText('Sign in to pick your numbers.')
  await signInDemo(page.request)
  await openLive(page, '/sports/lotteries')
  await pickNumbers.click()
  await page.getByRole('link', { name: 'Open Harbour Six' }).evaluate(link => link.removeAttribute('target'))
  await page.getByRole('link', { name: 'Open Harbour Six' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Six')
})
