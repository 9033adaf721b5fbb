import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** WCAG 2.2 A and AA, with what they took over from 2.0 and 2.1. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The one exemption: the specification says that the viewport disables user scaling (2.5), which fails WCAG 1.4.4. A site turns
 * zoom on by one switch.
 */
const EXEMPT = ['meta-viewport']

/** What axe finds in a part of the page as it stands, one text for each element. */
async function findings(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What passes is not looked at: telling where it stands takes most of the time.
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withTags(TAGS)
    .disableRules(EXEMPT)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
}

/** Animations that will end, and have not yet. Runs in the page. */
function movesLeft(): number {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
    ).length
}

/** Holds a part of the page, as it stands, to WCAG 2.2 AA; goes on after a finding. */
export async function check(page: Page, place: string, part = 'html'): Promise<void> {
  await test.step(place, async () => {
    // A colour on its way is no colour to judge; what moves for ever, such as the dot of a live match, may go on.
    await expect.poll(() => page.evaluate(movesLeft)).toBe(0)
    expect.soft(await findings(page, part), place).toEqual([])
  })
}
