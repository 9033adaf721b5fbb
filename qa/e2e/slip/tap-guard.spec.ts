import type { Locator, Page } from '@playwright/test'
import {
  DESKTOP,
  dockOf,
  expect,
  laterMatches,
  legsOf,
  mainOutcome,
  moveHome,
  openLive,
  pathOf,
  priceOf,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

/**
 * Opens a page and waits until its last parts are loaded: they may move prices, and a tap on a moved price is
 * refused.
 */
async function openQuiet(page: Page, path: string): Promise<void> {
  await openLive(page, path)
  await expect(dockOf(page)).toContainText('Your bet slip is empty')
}

/** Two prices in one column of a ladder on a match's page, the lower one first. */
async function openLadder(page: Page): Promise<{ lower: Locator; upper: Locator; step: number }> {
  const match = (await laterMatches(page.request))[5]!
  await openQuiet(page, pathOf(match))
  const ladder = page.locator(`main [data-price^="${match.id}/18/"]`)
  const [upper, lower] = [ladder.nth(0), ladder.nth(2)]
  const [first, second] = [await upper.boundingBox(), await lower.boundingBox()]
  return { upper, lower, step: second!.y - first!.y }
}

/** A row is inserted above the prices at the moment the pointer arrives: the target moves away under it. */
async function insertRowOnArrival(page: Page, height: number): Promise<void> {
  await page.evaluate(rowHeight => {
    const insert = () => {
      const row = document.createElement('div')
      row.style.blockSize = `${rowHeight}px`
      document.querySelector('main')!.prepend(row)
    }
    document.addEventListener('mousemove', insert, { once: true })
  }, height)
}

async function middleOf(price: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await price.boundingBox())!
  return [x + width / 2, y + height / 2]
}

test('[TAP-1] a price pushed under the finger is not taken silently, and is taken when it is meant', async ({
  page,
}) => {
  const { upper, lower, step } = await openLadder(page)
  const aim = await middleOf(lower)
  await insertRowOnArrival(page, step)
  await page.mouse.click(...aim)
  // The price that was above is there now.
  expect((await middleOf(upper))[1]).toBeCloseTo(aim[1], 0)
  await expect(dockOf(page)).toContainText('Your bet slip is empty')
  await expect(upper).toHaveAttribute('aria-pressed', 'false')
  // The text names what is there now, and offers it.
  const name = (await upper.getAttribute('aria-label'))!.split(', ')[1]!
  const words = page.getByRole('region', { name: 'Messages' })
  await expect(words).toContainText(`It’s now ${name}`)
  await words.getByRole('button', { name: 'Add it' }).click()
  await expect(upper).toHaveAttribute('aria-pressed', 'true')
  await expect(lower).toHaveAttribute('aria-pressed', 'false')
})

test('[TAP-1] scrolling needs no confirmation, nor does a row inserted above the screen', async ({
  page,
}) => {
  const { lower, step } = await openLadder(page)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  const aim = await middleOf(lower)
  await insertRowOnArrival(page, step)
  await page.mouse.click(...aim)
  await expect(lower).toHaveAttribute('aria-pressed', 'true')
})

test('[TAP-1] a key press counts for the focused price, wherever it has moved to', async ({ page }) => {
  const { lower, step } = await openLadder(page)
  await lower.focus()
  await insertRowOnArrival(page, step)
  await page.mouse.move(10, 10)
  await page.keyboard.press('Enter')
  await expect(lower).toHaveAttribute('aria-pressed', 'true')
})

async function pressAtNextPrice(price: Locator): Promise<void> {
  await price.evaluate(element => {
    const figure = element.querySelector('b')!
    new MutationObserver((_, watch) => {
      watch.disconnect()
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }).observe(figure, { characterData: true, subtree: true })
  })
}

test('[TAP-2] a price that changed just before the tap is taken as it was seen, so the slip asks for confirmation', async ({
  page,
}) => {
  const match = (await laterMatches(page.request))[6]!
  await openQuiet(page, pathOf(match))
  const price = priceOf(page, mainOutcome(match))
  const leg = legsOf(dockOf(page))
  let seen: string | null = null
  // The page itself presses at the moment the new price is written: no hand is quicker. If the price has just moved,
  // the tap is refused, and repeated.
  await expect(async () => {
    seen = await price.locator('b').textContent()
    await pressAtNextPrice(price)
    await moveHome(page.request, match, 0.8)
    await expect(leg).toHaveCount(1, { timeout: 3_000 })
  }).toPass({ timeout: 20_000 })
  await expect(leg.locator('s')).toHaveText(seen!)
  await expect(dockOf(page).getByRole('button', { name: /^Accept/ })).toBeVisible()
})
