import type { Page } from '@playwright/test'
import {
  DESKTOP,
  dockOf,
  expect,
  firstBeat,
  legsOf,
  mainOutcome,
  openLater,
  PHONE,
  pick,
  priceOf,
  sheetOf,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

/** From page load to the receipt (reliability targets: keyboard betting). */
const KEYS_MAX = 12

test.use({ viewport: DESKTOP })

/** Presses keys and counts them; a chord counts each of its keys. */
function aCounter(page: Page) {
  let count = 0
  return {
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        await page.keyboard.press(key)
        count += key.split('+').length
      }
    },
    count: () => count,
  }
}

test('[E2E-39] find, pick, stake and place by keyboard in 12 keys or fewer, and the focus returns to the price', async ({
  page,
}) => {
  const panel = dockOf(page)
  await signInDemo(page.request)
  const beat = firstBeat(page)
  const match = await openLater(page, 2)
  await beat
  const price = priceOf(page, mainOutcome(match))
  const keys = aCounter(page)
  // Everything that is loaded after first paint is there: a part that appeared between two keys would add or remove a
  // tab stop.
  await expect(panel).toContainText('Your bet slip is empty')
  await expect(page.getByRole('main').getByRole('button', { name: 'Bet builder' })).toBeVisible()
  // Past the head of the page and the search and filters of the match, then the buttons of its first market.
  await keys.press('Tab', 'Enter')
  await expect(page.locator('main [data-skip-to]').first()).toBeFocused()
  await keys.press('Tab', 'Tab', 'Tab')
  await expect(price).toBeFocused()
  await keys.press('Enter')
  await expect(legsOf(panel)).toHaveCount(1)
  await expect(stakeOf(panel)).toHaveAttribute('aria-keyshortcuts', 'Alt+S')
  await keys.press('Alt+S')
  await expect(stakeOf(panel)).toBeFocused()
  await keys.press('5')
  // No hand is as quick as this: within 300 ms of the pick the button must be pressed again.
  await expect(page.locator('[data-speech="slip"]')).toHaveText(/^1 selection/)
  await keys.press('Enter')
  await expect(panel.getByRole('heading', { name: 'Bet accepted' })).toBeFocused()
  expect(keys.count()).toBeLessThanOrEqual(KEYS_MAX)
  // Past the copy button of the number, the signed receipt and the link to verify it.
  await keys.press('Tab', 'Tab', 'Tab', 'Tab')
  await expect(panel.getByRole('button', { name: 'Done' })).toBeFocused()
  await keys.press('Enter')
  await expect(panel).toContainText('Your bet slip is empty')
  await expect(price).toBeFocused()
})

test('[E2E-54] Enter in the stake places nothing that must be looked at first', async ({ page }) => {
  const panel = dockOf(page)
  const match = await openLater(page, 2)
  await priceOf(page, mainOutcome(match)).focus()
  await page.keyboard.press('Space')
  await expect(legsOf(panel)).toHaveCount(1)
  await page.keyboard.press('Alt+S')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Enter a stake' })).toBeFocused()
})

test('[E2E-55] the slip speaks politely: what was picked, a little later and once', async ({ page }) => {
  const match = await openLater(page, 2)
  const voice = page.locator('[data-speech="slip"]')
  await expect(voice).toHaveAttribute('aria-live', 'polite')
  await expect(voice).toHaveText('')
  await pick(page, mainOutcome(match))
  await expect(voice).toHaveText(/^1 selection on your bet slip, odds \d/)
})

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: PHONE })

  test('[E2E-56] the same keys work in the sheet, and closing it gives the focus back to the price', async ({
    page,
  }) => {
    const sheet = sheetOf(page)
    const match = await openLater(page, 2)
    const price = priceOf(page, mainOutcome(match))
    await price.focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Alt+S')
    await expect(stakeOf(sheet)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(price).toBeFocused()
  })
})

test('[E2E-391] a list is one stop of the tab order: arrows move along the prices and between the rows', async ({
  page,
}) => {
  await page.goto('/sports')
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected')
  const list = page.locator('#main [data-grid]').first()
  const focused = page.locator(':focus')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const stops = aCounter(page)
  while ((await list.locator('[data-price]:focus').count()) === 0) {
    await stops.press('Tab')
    expect(stops.count()).toBeLessThanOrEqual(8)
  }
  const prices = list.locator('[data-match]').first().locator('[data-place="main"] [data-price]')
  await expect(prices.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(prices.nth(1)).toBeFocused()
  const x = (await focused.boundingBox())!.x
  await page.keyboard.press('ArrowDown')
  await expect(prices.nth(1)).not.toBeFocused()
  // The arrow key skips the head of the next league, between two rows.
  await expect(list.locator('[data-price]:focus')).toHaveCount(1)
  expect(Math.abs((await focused.boundingBox())!.x - x)).toBeLessThan(80)
  await page.keyboard.press('Tab')
  await expect(list.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(list.locator('[data-price]:focus')).toHaveCount(1)
})
