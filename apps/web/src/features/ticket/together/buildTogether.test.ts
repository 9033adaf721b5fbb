import type { ApiClient } from '@touchline/contract'
import type { Market } from '@touchline/domain/market'
import { selectionsOf } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { buildTogether, canBuildTogether } from './buildTogether.ts'

const home = anOutcome('7', 2100)
const over = anOutcome('7', 1900, { marketId: 18, specifier: 'total=2.5', outcomeId: '12' })

const offers = (...outcomes: (typeof home)[]): readonly Market[] =>
  outcomes.map(
    ({ marketId: id, specifier, outcomeId }) => ({ id, specifier, outcomes: [{ id: outcomeId }] }) as never,
  )

/** A slip with these picks, and a bookmaker with this answer, after `meanwhile` has run. */
function aClash(answer: unknown, meanwhile = (_fixture: ReturnType<typeof createTicketFixture>): void => {}) {
  const fixture = createTicketFixture()
  fixture.pick(home, over)
  fixture.stake(1000)
  const requests: unknown[] = []
  const client = ((name: string, call: { body: unknown }) => {
    requests.push([name, call.body])
    meanwhile(fixture)
    return Promise.resolve(answer)
  }) as unknown as ApiClient
  return { ...fixture, requests, build: () => buildTogether(fixture.slip, client) }
}

const price = { ok: true, value: { data: { odds: 3400 } } }

test('[CUSTOM-1] picks of one match that clash become one custom bet at the price they have together', async () => {
  const { slip, build, requests } = aClash(price)
  expect(await build()).toEqual({ odds: 3400 })
  expect(requests).toEqual([
    [
      'getCustomOdds',
      {
        match_id: '7',
        selections: [
          { market_id: 1, specifier: '', outcome_id: '1' },
          { market_id: 18, specifier: 'total=2.5', outcome_id: '12' },
        ],
      },
    ],
  ])
  expect(slip.getState().bets).toMatchObject([
    { type: 'custom_bet', customOdds: 3400, selections: [{ marketId: 1 }, { marketId: 18 }] },
  ])
})

test.each([
  ['refused', { kind: 'refused', status: 422, body: { code: 120 } }],
  ['unanswered', { kind: 'refused', status: 503 }],
  ['unanswered', { kind: 'offline' }],
])('[CUSTOM-1] without a price together (%s) the slip stays as it was', async (why, error) => {
  const { slip, build } = aClash({ ok: false, error })
  const before = slip.getState()
  expect(await build()).toBe(why)
  expect(slip.getState()).toBe(before)
})

test('[CUSTOM-1] a slip that became another while the price was loading is left unchanged', async () => {
  const { slip, build } = aClash(price, ({ pick }) => pick(anOutcome('8', 3010)))
  expect(await build()).toBe('too-late')
  expect(selectionsOf(slip.getState())).toHaveLength(3)
})

test('building together is offered for outcomes of one match that can be combined, and no others', () => {
  const legsOf = (...outcomes: (typeof home)[]) => {
    const { pick, slip } = createTicketFixture()
    pick(...outcomes)
    return selectionsOf(slip.getState())
  }
  const away = anOutcome('7', 3500, { outcomeId: '3' })
  expect(canBuildTogether(legsOf(home, over), offers(home, over))).toBe(true)
  expect(canBuildTogether(legsOf(home, over), offers(home))).toBe(false)
  expect(canBuildTogether(legsOf(home, away), offers(home, away))).toBe(false)
  const elsewhere = anOutcome('8', 1900, { marketId: 18, specifier: 'total=2.5', outcomeId: '12' })
  expect(canBuildTogether(legsOf(home, elsewhere), offers(home, over))).toBe(false)
})
