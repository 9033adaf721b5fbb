import { currencyOf } from '@touchline/domain/money'
import { betTotals, emptySlip, placeReadiness, reduceSlip, type Slip } from '@touchline/domain/slip'
import { NAMED_BETS, SYSTEM_TYPES } from '@touchline/domain/system'
import { betTerms } from '@touchline/domain/terms'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuickBetStorage } from './quickBetStorage.ts'
import { createSlipStorage } from './slipStorage.ts'
import { aStorage } from '../testing/createSlipFixture.ts'

const noPlayer = (): undefined => undefined
const empty = emptySlip({ currency: currencyOf('EUR')!, acceptMode: 'none' })
const text = (value: unknown): string => JSON.stringify({ version: 3, value })

/** The results of the rules for these stored values: everything that the panel reads of a slip, at once. */
function answersTo(bets: unknown, ticketState: unknown, quickBet: unknown): readonly Slip[] {
  const storage = aStorage({ bets: text(bets), ticketState: text(ticketState), quickBet: text(quickBet) })
  const { bets: stored, processing } = createSlipStorage(storage, noPlayer).read()
  const waiting = reduceSlip(empty, { type: 'restoring-started', ...(processing && { processing }) })
  const back = reduceSlip(waiting, { type: 'restored', bets: stored, source: 'storage' })
  const refused = processing
    ? reduceSlip(back, { type: 'placing-refused', key: processing.key, error: { kind: 'no-answer' } })
    : back
  const left = createQuickBetStorage(storage, noPlayer).read()?.quick.state
  const sent = left?.status === 'processing' ? [left.bet] : []
  const slips = [waiting, back, refused, { ...empty, bets: [...(processing?.bets ?? []), ...sent] }]
  for (const slip of slips) {
    for (const bet of slip.bets) {
      betTotals(bet)
      betTerms(bet)
    }
    for (const limits of [{}, { minStake: 100, maxStake: 5_000, maxWin: 1_000_000 }]) {
      placeReadiness(slip, { isSignedIn: true, limits })
    }
  }
  return slips
}

const leg = (matchId: number, odds = 1950) => ({
  matchId: `${matchId}`,
  marketId: 1,
  specifier: '',
  outcomeId: '1',
  provider: 'betradar',
  odds,
  acceptedOdds: odds,
  initialOdds: odds,
  matchStatus: 1,
  marketStatus: 1,
  active: true,
  matchSlug: '',
  sportKey: '',
  categorySlug: '',
  homeName: '',
  awayName: '',
  marketName: '',
  outcomeName: '',
})

const aBet = (value: object, legs = 3) => ({
  id: 'system',
  type: 'system',
  stake: { value: 1000, currency: 'EUR', subunits: 100 },
  stakeSource: 'stake',
  selections: Array.from({ length: legs }, (_, i) => leg(i + 1)),
  ...value,
})

const sentAs = (bet: unknown, status: string) => ({
  status,
  key: 'key-1-0000',
  startedAt: 0,
  bets: [bet],
  bet,
})

const quickOf = (bet: unknown) => ({
  currency: { code: 'EUR', subunits: 100 },
  stake: { value: 100, currency: 'EUR', subunits: 100 },
  state: sentAs(bet, 'processing'),
})

test.each([
  [1e9, 1e9],
  [2, 0],
  [5e9, 1],
  [500, 100_000],
  [2, 4],
])(
  '[SYSTEM-1] a stored system of %d of %d over three legs is none: nothing freezes or breaks',
  (winCount, totalCount) => {
    for (const id of ['2/3', '2/4', `${winCount}/${totalCount}`]) {
      const bet = aBet({ system: { id, winCount, totalCount } })
      const [waiting, back] = answersTo([bet], sentAs(bet, 'PROCESSING'), quickOf(bet))
      expect([waiting?.state.status, back?.bets]).toMatchObject(['INITIAL', [{ system: { id: '2/3' } }]])
    }
  },
)

test.each([{ system: { id: '2/3', winCount: 2, totalCount: 3 } }, { named: 'trixie' }])(
  'a stored placement of %o is still repeated',
  shape => {
    const [waiting] = answersTo([], sentAs(aBet(shape), 'PROCESSING'), {})
    expect(waiting?.state).toMatchObject({ status: 'PROCESSING', bets: [shape] })
  },
)

test('[B2] 30,000 stored texts with the shape of ours, read, reduced, summed and explained: nothing throws', () => {
  const count = fc.oneof(
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom(-1, 0.5, 500, 100_000, 5e9, 2 ** 53 - 1, 1e300, null, '2'),
  )
  const known = fc.constantFrom(...SYSTEM_TYPES)
  const system = fc.oneof(
    known,
    fc.record({ id: known.map(({ id }) => id), winCount: count, totalCount: count }),
    fc.jsonValue({ maxDepth: 1 }),
  )
  const named = fc.oneof(fc.constantFrom(...NAMED_BETS.map(({ id }) => id)), fc.constant('nameless'))
  const amount = fc.oneof(count, fc.nat())
  const money = fc.record({
    value: amount,
    currency: fc.constantFrom('EUR', 'JPY', 'XXX'),
    subunits: fc.constantFrom(100, 1, 0),
  })
  const odds = fc.integer({ min: 1000, max: 100_000_000 })
  const anyLeg = fc
    .tuple(fc.nat(9), odds, odds, fc.constantFrom(0, 1, 2, 3, 4, 9))
    .map(([match, now, acceptedOdds, matchStatus]) => ({
      ...leg(match, now as number),
      acceptedOdds,
      matchStatus,
    }))
  const bonus = fc.record({
    id: fc.string(),
    type: fc.constantFrom('comboboost', 'freebet_all_win', 'freebet_only_win', 'freebet_no_risk'),
    odds,
    freebetStake: money,
  })
  const bet = fc.record(
    {
      id: fc.constantFrom('system', 'combo', '1/1//1'),
      type: fc.constantFrom('single', 'combo', 'system', 'custom_bet'),
      stake: money,
      stakeSource: fc.constantFrom('stake', 'potentialWin', 'sharing', 'else'),
      selections: fc.oneof(
        fc.array(anyLeg, { maxLength: 10 }),
        fc.integer({ min: 0, max: 9 }).map(legs => aBet({}, legs).selections),
      ),
      wantedWin: amount,
      system,
      named,
      bonus,
      customOdds: odds,
      acceptedCustomOdds: odds,
    },
    { requiredKeys: ['id', 'type', 'stake', 'stakeSource', 'selections'] },
  )
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 1 }), bet, (bets, sent) => {
      answersTo(bets, { ...sentAs(sent, 'PROCESSING'), bets: [...bets, sent] }, quickOf(sent))
    }),
    { numRuns: 30_000 },
  )
}, 60_000)
