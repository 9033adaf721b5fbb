import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import {
  acceptPrices,
  balanceByApi,
  betsByApi,
  build,
  builderOf,
  builderPrice,
  DESKTOP,
  dockOf,
  expect,
  jointOf,
  laterMatches,
  legsOf,
  mainOutcome,
  moveHome,
  ON_A_PHONE,
  openBuilder,
  openLater,
  openLive,
  overGoals,
  pathOf,
  pick,
  placeBet,
  pressPrice,
  priceOf,
  sheetOf,
  signInDemo,
  stakeOf,
  test,
  type MatchInList,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

/** The ticket's polite announcements. */
const voiceOf = (page: Page): Locator => page.locator('[data-speech="slip"]')

/** Home to win and more than two goals, which can be combined. */
const homeAndOver = (match: MatchInList) =>
  [mainOutcome(match), overGoals({ matchId: match.id }, '2.5')] as const

async function oddsIn(figure: Locator): Promise<number> {
  return Number(await figure.textContent())
}

test('[CUSTOM-1] home win and over 2.5 become one bet at a price of their own: built, added, staked, placed', async ({
  page,
}) => {
  await signInDemo(page.request)
  const match = await openLater(page, 10)
  const [home, over] = homeAndOver(match)
  const builder = await openBuilder(page)
  await expect(builder.getByRole('button', { name: 'Add selections' })).toBeVisible()
  await build(builder, home)
  await expect(builder.getByRole('button', { name: 'Add one more selection' })).toBeVisible()
  await build(builder, over)

  const joint = await oddsIn(jointOf(builder))
  const apart = [home, over].map(outcome => oddsIn(builderPrice(builder, outcome).locator('b')))
  const product = (await Promise.all(apart)).reduce((odds, price) => odds * price, 1)
  // A home win makes goals likelier: both together are likelier than their product, and pay less.
  expect(joint).toBeGreaterThan(1)
  expect(joint).toBeLessThan(product - 0.05)

  await builder.getByRole('button', { name: /^Add to slip/ }).click()
  await expect(builder).toBeHidden()
  const panel = dockOf(page)
  await expect(legsOf(panel)).toHaveCount(2)
  await stakeOf(panel).fill('2')
  const before = await balanceByApi(page.request)
  await placeBet(panel)
  expect(await balanceByApi(page.request)).toBe(before - 200)
  const [bet] = await betsByApi(page.request)
  expect(bet).toMatchObject({ type: 'custom_bet', stake: { value: 200, currency: 'EUR' } })
  expect(new Set(bet!.selections.map(({ market_id }) => market_id))).toEqual(new Set([1, 18]))
  expect(bet!.potential_win.value / 200).toBeCloseTo(joint, 1)
})

test('[CUSTOM-1] what cannot be combined stays in its place and shows why, and a press on it changes nothing', async ({
  page,
}) => {
  const match = await openLater(page, 11)
  const builder = await openBuilder(page)
  await build(builder, mainOutcome(match))
  const draw = builderPrice(builder, mainOutcome(match, 1))
  const why = `Can’t be combined with ${match.home.name}`
  await expect(draw).toHaveAttribute('aria-disabled', 'true')
  await expect(draw).toHaveAccessibleName(new RegExp(`^Full-time result, Draw, [\\d.]+, ${why}$`))
  await expect(voiceOf(page)).toHaveText(/^1 selection, combined odds [\d.]+$/)
  // An ignored press shows the reason, and is repeated where it comes too soon after a change.
  await expect(async () => {
    await draw.click({ force: true })
    await expect(voiceOf(page)).toHaveText(why, { timeout: 2_000 })
  }).toPass()
  await expect(draw).toHaveAttribute('aria-pressed', 'false')
  // The same press again is announced again: the same text in a new element.
  const voice = await voiceOf(page).locator('span').elementHandle()
  await draw.click({ force: true })
  await expect.poll(() => voice!.evaluate(words => words.isConnected)).toBe(false)
  await expect(voiceOf(page)).toHaveText(why)
  // Without the conflicting pick it is available again.
  await builder.getByRole('button', { name: `Remove ${match.home.name}` }).click()
  await expect(draw).toHaveAttribute('aria-disabled', 'false')
})

test('[PLACE-6] picks that contradict each other have no price: 120 is explained in words, with a way to fix it', async ({
  page,
}) => {
  const match = await openLater(page, 12)
  const builder = await openBuilder(page)
  // Both before the first answer can say what conflicts.
  const both = [0, 2].map(index => {
    const { matchId, marketId, specifier, outcomeId } = mainOutcome(match, index)
    return `${matchId}/${marketId}/${specifier}/${outcomeId}`
  })
  await builder.evaluate((dialog, keys) => {
    for (const key of keys) dialog.querySelector<HTMLElement>(`[data-price="${key}"]`)!.click()
  }, both)
  await expect(builder.getByText('These selections can’t all win.')).toBeVisible()
  await expect(builder.getByRole('button', { name: 'Change your selections', exact: true })).toBeVisible()
  await builder
    .locator('[data-tone="bad"]')
    .getByRole('button', { name: `Remove ${match.away.name}` })
    .click()
  await expect(builder.getByText('These selections can’t all win.')).toBeHidden()
  await expect(jointOf(builder)).toHaveAttribute('data-status', 'known')
  await expect(builderPrice(builder, mainOutcome(match))).toHaveAttribute('aria-pressed', 'true')
})

test('the price together follows when prices of the picks move', async ({ page }) => {
  const match = await openLater(page, 13)
  const builder = await openBuilder(page)
  await build(builder, ...homeAndOver(match))
  const before = await oddsIn(jointOf(builder))
  await moveHome(page.request, match, 0.8)
  await expect.poll(() => oddsIn(jointOf(builder))).not.toBe(before)
  await expect(jointOf(builder)).toHaveAttribute('data-status', 'known')
})

test('[CUSTOM-3] on the slip a joint price that moved has to be confirmed before the bet is placed', async ({
  page,
}) => {
  await signInDemo(page.request)
  const match = await openLater(page, 14)
  const builder = await openBuilder(page)
  await build(builder, ...homeAndOver(match))
  await builder.getByRole('button', { name: /^Add to slip/ }).click()
  const panel = dockOf(page)
  await stakeOf(panel).fill('1')
  await moveHome(page.request, match, 0.8)
  await expect(panel.getByRole('button', { name: /^Accept/ })).toBeVisible()
  await acceptPrices(panel)
  await placeBet(panel)
  expect((await betsByApi(page.request))[0]).toMatchObject({ type: 'custom_bet' })
})

test('[CUSTOM-1] picks of other bets are replaced as announced, and brought back as they were', async ({
  page,
}) => {
  const panel = dockOf(page)
  const other = await openLater(page, 15)
  await pick(page, mainOutcome(other))
  await stakeOf(panel).fill('3')
  const match = await openLater(page, 16)
  await expect(legsOf(panel)).toHaveCount(1)
  const builder = await openBuilder(page)
  await build(builder, ...homeAndOver(match))
  await expect(builder).toContainText('The selection on your bet slip will be replaced.')
  await builder.getByRole('button', { name: /^Add to slip/ }).click()
  await expect(legsOf(panel)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(legsOf(panel)).toHaveCount(1)
  await expect(legsOf(panel)).toContainText(other.home.name)
  await expect(stakeOf(panel)).toHaveValue(/^3/)
})

test('[CUSTOM-1] picks of one match that clash are built together in one tap', async ({ page }) => {
  const match = await openLater(page, 21)
  const panel = dockOf(page)
  for (const outcome of homeAndOver(match)) await pick(page, outcome)
  await expect(panel).toContainText('Two selections from one match can’t be combined.')
  await panel.getByRole('button', { name: 'Combine in bet builder' }).click()
  await expect(panel.getByRole('radio', { name: 'Builder' })).toBeChecked()
  await expect(legsOf(panel)).toHaveCount(2)
  await expect(voiceOf(page)).toHaveText(/^Combined in bet builder at [\d.]+\.$/)
})

test('[PICK-3] with a custom bet on the slip a tap on a price opens the builder with its picks', async ({
  page,
}) => {
  const match = await openLater(page, 17)
  const [home, over] = homeAndOver(match)
  const builder = await openBuilder(page)
  await build(builder, home, over)
  await builder.getByRole('button', { name: /^Add to slip/ }).click()
  await expect(builder).toBeHidden()
  await expect(async () => {
    await priceOf(page, mainOutcome(match, 1)).click({ timeout: 1_000 })
    await expect(builder).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(builderPrice(builder, home)).toHaveAttribute('aria-pressed', 'true')
  await expect(builderPrice(builder, over)).toHaveAttribute('aria-pressed', 'true')
  await pressPrice(builderPrice(builder, over), 'false')
  await build(builder, overGoals({ matchId: match.id }, '1.5'))
  await builder.getByRole('button', { name: /^Update slip/ }).click()
  await expect(legsOf(dockOf(page)).filter({ hasText: 'Over 1.5' })).toHaveCount(1)
})

test('[2.1] the address opens the builder; by keyboard alone a bet is built, and focus returns', async ({
  page,
}) => {
  const [match] = (await laterMatches(page.request)).slice(18)
  await openLive(page, `${pathOf(match!)}#bet-builder`)
  const builder = builderOf(page)
  await expect(builder).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  const [home, over] = homeAndOver(match!)
  await builderPrice(builder, home).focus()
  // One tab stop for all prices of a market: arrows move between them.
  await page.keyboard.press('ArrowRight')
  await expect(builderPrice(builder, mainOutcome(match!, 1))).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(jointOf(builder)).toHaveAttribute('data-status', 'known')
  await builderPrice(builder, over).focus()
  await page.keyboard.press('Space')
  await expect(jointOf(builder)).toHaveAttribute('data-status', 'known')
  await expect(voiceOf(page)).toHaveText(/^2 selections, combined odds [\d.]+$/)
  await page.keyboard.press('Escape')
  await expect(builder).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Bet builder' }).press('Enter')
  await expect(builder).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('button', { name: 'Bet builder' })).toBeFocused()
})

for (const [locale, theme] of [
  ['en', 'dark'],
  ['ar', 'light'],
] as const) {
  test.describe(`${locale}, ${theme}`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test(`[E2E-5] the builder passes WCAG 2.2 AA (${locale}, ${theme})`, async ({ page }) => {
      const [match] = (await laterMatches(page.request)).slice(19)
      await openLive(page, `${locale === 'en' ? '' : `/${locale}`}${pathOf(match!)}#bet-builder`)
      const builder = page.getByRole('dialog')
      await expect(builder.locator('[data-price]').first()).toBeVisible()
      await expectAccessible(page)
      await build(builder, ...homeAndOver(match!))
      await builderPrice(builder, mainOutcome(match!, 1)).click({ force: true })
      await expectAccessible(page)
    })
  })
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('[role=dialog]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  ).toEqual([])
}

test.describe('on a phone', () => {
  test.use(ON_A_PHONE)

  test('[CUSTOM-1] the builder is a sheet, its bet stays in sight, and the slip opens with it', async ({
    page,
  }) => {
    const match = await openLater(page, 20)
    const builder = await openBuilder(page)
    await build(builder, ...homeAndOver(match))
    const add = builder.getByRole('button', { name: /^Add to slip/ })
    await expect(add).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await add.tap()
    await expect(builder).toBeHidden()
    await expect(legsOf(sheetOf(page))).toHaveCount(2)
  })
})
