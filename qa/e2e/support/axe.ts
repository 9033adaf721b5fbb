import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** WCAG 2.2 A and AA, including those of 2.0 and 2.1. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The only exemption: by the specification the viewport disables user scaling (2.5), which fails WCAG 1.4.4. A
 * site allows zoom by one setting.
 */
const EXEMPT = ['meta-viewport']

/** How much of a target is visible depends on the scroll position: bars that stay in place may cover a part of it. */
const BY_PLACE = 'target-size'

/** What axe finds in a part of the current page, one text for each element. */
async function findings(page: Page, part: string): Promise<string[]> {
  const found: string[] = []
  for (const { id, help, nodes } of await analyze(page, part)) {
    for (const { target, failureSummary } of nodes) {
      const element = target.join(' ')
      if (id === BY_PLACE && !(await isFoundInView(page, element))) continue
      found.push(`${id}: ${help}\n  ${element}\n  ${failureSummary}`)
    }
  }
  return found
}

async function analyze(page: Page, part: string) {
  const { violations } = await axeOn(page).include(part).analyze()
  return violations
}

/**
 * Axe with our rules. A page of one frame is judged in place: the other mode, which frames of other origins need, sends
 * every passing element out of the page, loads axe again in a blank one, and takes three times as long to find the same.
 */
export function axeOn(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      .setLegacyMode(page.frames().length === 1)
      // Passing rules are not reported: describing them takes most of the time.
      .options({ resultTypes: ['violations'] })
      .withTags(TAGS)
      .disableRules(EXEMPT)
  )
}

/**
 * Whether a target is also too small in the middle of the viewport, where no bar covers it. The scroll position is
 * restored.
 */
async function isFoundInView(page: Page, element: string): Promise<boolean> {
  const target = page.locator(element).first()
  const before = await page.evaluate(() => [scrollX, scrollY] as const)
  const beside = await target.evaluate(node => node.parentElement?.scrollLeft ?? 0)
  await target.evaluate(node =>
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  )
  const again = await analyze(page, element)
  await target.evaluate((node, left) => node.parentElement?.scrollTo({ left, behavior: 'instant' }), beside)
  await page.evaluate(([left, top]) => scrollTo({ left, top, behavior: 'instant' }), before)
  return again.some(({ id }) => id === BY_PLACE)
}

/** Animations that will end and have not ended yet. Runs in the page. */
function movesLeft(): number {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
    ).length
}

/** Checks a part of the current page against WCAG 2.2 AA; continues after a finding. */
export async function check(page: Page, place: string, part = 'html'): Promise<void> {
  await test.step(place, async () => {
    // A colour in transition cannot be judged; endless animations, such as the dot of a live match, may go on.
    await expect.poll(() => page.evaluate(movesLeft)).toBe(0)
    expect.soft(await findings(page, part), place).toEqual([])
  })
}
