import type { APIRequestContext } from '@playwright/test'
import {
  betsByApi,
  check,
  DEMO_PLAYER,
  DESKTOP,
  dev,
  dockOf,
  expect,
  legsOf,
  pick,
  placeBet,
  signInByApi,
  stakeOf,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

type Race = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly competitors: readonly { readonly id: string; readonly name: string; readonly withdrawn: boolean }[]
  readonly main_market: { readonly id: number; readonly outcomes: readonly { readonly id: string }[] }
}

/** A race that does not start while it is checked. */
async function aLaterRace(request: APIRequestContext): Promise<Race> {
  const answer = await request.get(
    '/api/sportsbook/matches?type=race&match_status=0&sort_by=start_time:asc&limit=12',
  )
  const { data } = (await answer.json()) as { data: readonly Race[] }
  return data[8]!
}

test('[E2E-270] the next race is bet on, runs and pays', async ({ page }) => {
  await signInByApi(page.request, DEMO_PLAYER)
  const race = await aLaterRace(page.request)
  const runner = race.competitors.find(({ withdrawn }) => !withdrawn)!
  const panel = dockOf(page)

  await test.step('horse racing has the next card, and leads to any other race', async () => {
    await page.goto('/sports/horse_racing')
    await expect(page).toHaveURL(/\/sports\/racing$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horse racing')
    await expect(page.getByRole('heading', { name: 'Race card' })).toBeVisible()
    await check(page, 'horse racing', 'main')
    // Two races of a day may have the same name, so it is found by its address.
    await page.locator(`main a[href$="/${race.slug}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(race.name)
  })

  await test.step('a runner is added to the slip by its name, with its race', async () => {
    await pick(page, { matchId: race.id, marketId: race.main_market.id, specifier: '', outcomeId: runner.id })
    await expect(legsOf(panel)).toContainText(runner.name)
    await expect(legsOf(panel)).toContainText(race.name)
    await check(page, 'a race', 'main')
  })

  const bet = await test.step('it is placed', async () => {
    await stakeOf(panel).fill('5')
    await placeBet(panel)
    const [latest] = await betsByApi(page.request)
    await expect(panel).toContainText(latest!.ref)
    return latest!
  })

  await test.step('the race runs in front of who looks, and ends with its order', async () => {
    await dev(page.request, 'kick-off', { match_id: race.id })
    await expect(page.getByText('Betting is closed.')).toBeVisible()
    await dev(page.request, 'finish', { match_id: race.id })
    await expect(page.getByText('1st', { exact: true })).toBeVisible()
  })

  await test.step('the bet is settled', async () => {
    await expect
      .poll(async () => (await betsByApi(page.request)).find(({ id }) => id === bet.id)?.status)
      .toBe('done')
  })
})
