import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { dev, mainOutcome, type MatchInList } from './product.ts'
import { priceOf } from './ticket.ts'

/** Multiplies home's price of a match. */
export function moveHome(
  request: APIRequestContext,
  { id }: Pick<MatchInList, 'id'>,
  factor: number,
): Promise<void> {
  return dev(request, 'move-odds', { match_id: id, factor })
}

/** The same, and waits until the page shows the new price. */
export async function moveShownHome(page: Page, match: MatchInList, factor: number): Promise<void> {
  const figure = priceOf(page, mainOutcome(match)).locator('b')
  const before = await figure.textContent()
  await moveHome(page.request, match, factor)
  await expect(figure).not.toHaveText(before!)
}
