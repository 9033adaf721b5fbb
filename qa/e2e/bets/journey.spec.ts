import type { APIRequestContext, Page } from '@playwright/test'
import {
  balanceByApi,
  balanceOf,
  betsByApi,
  DEMO_PLAYER,
  DESKTOP,
  dev,
  dockOf,
  euros,
  expect,
  fillSignIn,
  latestBets,
  legsOf,
  mainOutcome,
  matchesInPlay,
  moneyApart,
  openLive,
  openMatches,
  pick,
  placeBet,
  stakeOf,
  test,
  type MatchInList,
  type PlacedBet,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

const STAKE = 1234
/** Goals that make the picked side almost certain to win, so that there is money to count. */
const HELP = 4
/** A match below this age, in seconds, does not end before the journey does. */
const YOUNG_S = 80 * 60

test('[E2E-9] from a live price on the first page to winnings on the balance', async ({ page }) => {
  test.setTimeout(180_000)
  const { request } = page
  const panel = dockOf(page)

  await test.step('open /sports signed out and see a live price move', async () => {
    await openLive(page, '/sports')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('[data-price][data-move]').first()).toBeVisible({ timeout: 30_000 })
  })

  const [first, second] = await youngMatches(request)

  await test.step('open the match and pick an outcome', async () => {
    await page.locator(`main [data-match="${first.id}"] a[href$="${first.slug}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first.home.name)
    await pick(page, mainOutcome(first))
    await expect(legsOf(panel)).toHaveCount(1)
  })

  await test.step('pick an outcome of a second match', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Live' }).click()
    await pick(page, mainOutcome(second))
    await expect(legsOf(panel)).toHaveCount(2)
  })

  await test.step('stake, reload, and lose nothing', async () => {
    await stakeOf(panel).fill('12.34')
    await page.reload()
    await expect(legsOf(panel)).toHaveCount(2)
    await expect(stakeOf(panel)).toHaveValue('12.34')
    await expect(panel).toContainText(first.home.name)
    await expect(panel).toContainText(second.home.name)
  })

  await test.step('sign in from the slip, which stays', async () => {
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(async () => {
      // The dialog covers the slip: once it is open, nothing below it can be pressed.
      if (await dialog.isVisible()) return
      const accept = panel.getByRole('button', { name: /^Accept/ })
      if (await accept.isVisible()) await accept.click({ timeout: 1_000 })
      await panel.getByRole('button', { name: 'Sign in to place' }).click({ timeout: 1_000 })
      await expect(dialog).toBeVisible()
    }).toPass({ timeout: 60_000 })
    await fillSignIn(page, DEMO_PLAYER)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(balanceOf(page)).toBeVisible()
    await expect(legsOf(panel)).toHaveCount(2)
    await expect(stakeOf(panel)).toHaveValue('12.34')
  })

  const others = await latestBets(request)
  const before = await moneyApart(request, others)
  await expectBalance(page, others, before)

  const bet = await test.step('place and read the receipt', async () => {
    await placeBet(panel)
    const [latest] = await betsByApi(request)
    await expect(panel).toContainText(latest!.ref)
    await expect(panel).toContainText(`${euros(STAKE)} taken.`)
    expect(latest!.stake.value).toBe(STAKE)
    expect(latest!.selections).toHaveLength(2)
    await expectBalance(page, others, before - STAKE)
    return latest!
  })

  const card = panel.locator(`[data-bet="${bet.id}"]`)
  await test.step('see it open in My bets, after a reload too', async () => {
    await panel.getByRole('button', { name: 'View in My bets' }).click()
    await expect(card).toContainText(bet.ref)
    await page.reload()
    await panel.getByRole('tab', { name: /My bets/ }).click()
    await expect(card).toContainText(bet.ref)
    await expect(card).toHaveAttribute('data-state', 'live')
    await expectBalance(page, others, before - STAKE)
  })

  await test.step('finish both matches', async () => {
    for (const match of [first, second]) {
      for (let goal = 0; goal < HELP; goal += 1) {
        const reply = await request.post('/dev/score', { data: { match_id: match.id, side: 'home' } })
        // Refused at half-time, when no goal can fall.
        if (reply.status() !== 409) expect(reply.ok(), await reply.text()).toBe(true)
      }
      await dev(request, 'finish', { match_id: match.id })
    }
  })

  const payout = await test.step('see it settled, and the balance right to the cent', async () => {
    await panel.getByRole('group', { name: 'Filter bets' }).getByRole('button', { name: 'Settled' }).click()
    await expect(card).toHaveAttribute('data-state', /won|lost/, { timeout: 20_000 })
    const settled = (await betsByApi(request)).find(one => one.id === bet.id)!
    expect(settled.selections.map(leg => leg.result)).toEqual(settled.selections.map(resultByScore))
    const payout = payoutOf(bet, settled)
    expect(settled.win_amount?.value ?? 0).toBe(payout)
    await expect(card).toContainText(payout > 0 ? 'Won' : 'Lost')
    await expect(card).toContainText(euros(payout))
    for (const { match_score: score } of settled.selections) {
      await expect(card).toContainText(`${score.home}–${score.away}`)
    }
    await expectBalance(page, others, before - STAKE + payout)
    return payout
  })

  await test.step('a reload shows the same', async () => {
    await page.reload()
    await expectBalance(page, others, before - STAKE + payout)
    await expect(panel.getByRole('button', { name: 'Place bet' })).toHaveCount(0)
  })
})

/** The balance is right to the cent in the ledger, and the page shows it. */
async function expectBalance(page: Page, others: readonly string[], apart: number): Promise<void> {
  await expect(async () => {
    expect(await moneyApart(page.request, others)).toBe(apart)
    await expect(balanceOf(page)).toHaveText(euros(await balanceByApi(page.request)), { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

/**
 * Two soccer matches in play that take bets and have long to go; the first is on the home page. That one lists a single
 * league of each sport, so all its soccer matches can be at half-time.
 */
async function youngMatches(request: APIRequestContext): Promise<readonly [MatchInList, MatchInList]> {
  let found: readonly [MatchInList, MatchInList] | undefined
  await expect(async () => {
    const running = await matchesInPlay(request)
    const others = await openMatches(request, { sport_key: 'soccer', match_status: '1' })
    const html = await (await request.get('/sports')).text()
    const young = [...running, ...others].filter(match => (match.clock?.match_time ?? YOUNG_S) < YOUNG_S)
    const first = young.find(match => html.includes(`data-match="${match.id}"`))
    const second = young.find(match => match.id !== first?.id)
    expect(first && second, 'two young soccer matches in play, one of them on the home page').toBeDefined()
    found = [first!, second!]
  }).toPass({ timeout: 60_000 })
  return found!
}

type Leg = PlacedBet['selections'][number]

/** The result of a leg on who wins, from the score that the page shows. */
function resultByScore({ outcome_id: outcome, match_score: score }: Leg): string {
  const winner = score.home > score.away ? '1' : score.home < score.away ? '3' : '2'
  return winner === outcome ? 'win_entire' : 'lose_entire'
}

/** The payout, from the odds of its receipt and the scores alone: the exact product, rounded half up once. */
function payoutOf(bet: PlacedBet, settled: PlacedBet): number {
  if (settled.selections.some(leg => resultByScore(leg) !== 'win_entire')) return 0
  const scale = 1000n ** BigInt(bet.selections.length)
  const exact = bet.selections.reduce((sum, leg) => sum * BigInt(leg.odds), BigInt(bet.stake.value))
  return Number((2n * exact + scale) / (2n * scale))
}
