import type { Locator, Page } from '@playwright/test'
import {
  DEMO_PLAYER,
  expect,
  holdModules,
  laterMatches,
  legsOf,
  mainOutcome,
  ON_A_PHONE,
  openLive,
  pathOf,
  priceOf,
  sheetOf,
  signInByApi,
  test,
} from '../support/index.ts'

/** Taps an element as a finger does and checks it at most 100 ms later. */
async function tapEarly(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().tap()
  await expect(page.locator(selector).first()).toHaveAttribute('data-kept', '', { timeout: 100 })
}

test.describe('on a phone whose scripts are slow', () => {
  test.use(ON_A_PHONE)

  test('[E2E-342] the frame is in the first HTML, and a tap on it is stored until it can be handled', async ({
    page,
  }) => {
    const release = await holdModules(page)
    await page.goto('/sports', { waitUntil: 'commit' })
    const buttonIn = (place: 'banner' | 'navigation', name: string): Locator =>
      page.getByRole(place).getByRole('button', { name, exact: true })
    await expect(buttonIn('banner', 'Sign in')).toBeVisible()
    for (const name of ['Bet slip', 'My bets']) await expect(buttonIn('navigation', name)).toBeVisible()
    await tapEarly(page, 'nav [data-early]')
    release()
    await expect(sheetOf(page)).toBeVisible()
  })

  test('[E2E-400] a page whose script before first paint could not be loaded still hydrates', async ({
    page,
    request,
  }) => {
    const match = (await laterMatches(request))[4]!
    await page.route(/\/assets\/boot/, route => route.abort())
    await openLive(page, pathOf(match))
    await priceOf(page, mainOutcome(match)).tap()
    await expect(sheetOf(page)).toBeVisible()
  })

  test('[E2E-343] a price tapped before the slip is loaded looks pressed at once and is added to the slip at that price', async ({
    page,
    request,
  }) => {
    const match = (await laterMatches(request))[4]!
    const price = priceOf(page, mainOutcome(match))
    const release = await holdModules(page)
    await page.goto(pathOf(match), { waitUntil: 'commit' })
    const figure = await price.locator('b').innerText()
    await tapEarly(page, `[data-price="${await price.getAttribute('data-price')}"]`)
    release()
    await expect(price).toHaveAttribute('aria-pressed', 'true')
    await expect(price).not.toHaveAttribute('data-kept')
    await expect(legsOf(sheetOf(page))).toHaveCount(1)
    await expect(legsOf(sheetOf(page))).toContainText(figure)
  })

  test('[E2E-395] the first press of a price requests all that the slip needs, at once', async ({ page }) => {
    const match = (await laterMatches(page.request))[5]!
    const requests = new Set<string>()
    page.on('request', request => requests.add(new URL(request.url()).pathname))
    const release = await holdModules(page)
    await page.goto(pathOf(match), { waitUntil: 'commit' })
    const price = priceOf(page, mainOutcome(match))
    await expect(price).toBeVisible()
    const files = (await page.locator('script[data-slip]').getAttribute('data-slip'))!.split(' ')
    for (const part of ['startUp', 'ticketParts', 'SheetFrame', 'connection'])
      expect(files.join(' ')).toContain(`/${part}-`)
    const missing = (): string[] => files.filter(file => !requests.has(file))
    expect(missing()).toEqual(files)
    await tapEarly(page, `[data-price="${await price.getAttribute('data-price')}"]`)
    await expect.poll(missing).toEqual([])
    release()
    await expect(legsOf(sheetOf(page))).toHaveCount(1)
  })

  test('[E2E-396] accounts that take their time keep no price from being taken for fresh', async ({
    page,
  }) => {
    await signInByApi(page.request, DEMO_PLAYER)
    await page.route('**/api/platform/player/accounts', () => {})
    await openLive(page, '/sports')
  })

  test('[E2E-344] sign in, tapped early, opens when it can', async ({ page }) => {
    const release = await holdModules(page)
    await page.goto('/sports', { waitUntil: 'commit' })
    await tapEarly(page, 'header [data-early]:visible')
    release()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  })
})
