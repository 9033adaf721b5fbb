import { expect, type Locator, type Page } from '@playwright/test'
import { pressPrice, type OutcomeRef } from './ticket.ts'

/** The bet builder of a match: a dialog, or a sheet on phones. */
export const builderOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Bet builder' })

/** The joint price of all picks in the builder. */
export const jointOf = (builder: Locator): Locator => builder.locator('[data-figure="joint-odds"]')

/** The price of an outcome inside the builder. */
export function builderPrice(builder: Locator, outcome: OutcomeRef): Locator {
  const { matchId, marketId, specifier, outcomeId } = outcome
  return builder.locator(`[data-price="${matchId}/${marketId}/${specifier}/${outcomeId}"]`)
}

/** Opens the builder by its button on the match's page, and waits for its markets. */
export async function openBuilder(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Bet builder' }).click()
  const builder = builderOf(page)
  await expect(builder.locator('[data-price]').first()).toBeVisible()
  return builder
}

/** Picks outcomes in the builder and waits for their joint price. */
export async function build(builder: Locator, ...outcomes: OutcomeRef[]): Promise<void> {
  for (const outcome of outcomes) {
    const price = builderPrice(builder, outcome)
    await expect(price).toHaveAttribute('data-availability', 'open')
    await pressPrice(price)
    await expect(jointOf(builder)).toHaveAttribute('data-status', 'known')
  }
}

/** Total goals over a line, in soccer. */
export const overGoals = ({ matchId }: Pick<OutcomeRef, 'matchId'>, line: string): OutcomeRef => ({
  matchId,
  marketId: 18,
  specifier: `total=${line}`,
  outcomeId: '12',
})
