import { describe, expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, part, testCall } from '../../testing/testCall.ts'
import { INSTANT, PAGE_OF_LIST, asSent, wholeNumber, type Parameter } from '../../testing/testQuery.ts'
import { expectAccepted, expectRefused } from '../../testing/testShape.ts'
import {
  AMOUNTS,
  CURRENCIES,
  FLAGS,
  TEXTS,
  entity,
  listOf,
  objectOf,
  oneOf,
  optional,
  recordOf,
  textsBetween,
} from '../../testing/values.ts'
import * as bets from './bets.ts'

const aBet = CALL_EXAMPLES.getBets.reply.data[0]!
const draft = CALL_EXAMPLES.placeBets.body.bets[0]!
const drafts = (length: number) => Array.from({ length }, () => draft)

const ids = (length: number) => Array.from({ length }, (_, i) => `bet-${i}`).join(',')
const IDS_OF_BETS: Parameter = {
  reads: ['1', '0f6f3b7e-6c5e-4b8a-9b51-2f7a8f6f0c11', 'a,b', ids(100)].map(text => [text, text]),
  refuses: ['', ',', 'a,', ',a', 'a,,b', ids(101), 1, ['a']],
}
const wanted = {
  status: asSent(TEXTS),
  result: asSent(oneOf('all', 'win', 'lose', 'refund')),
  from: INSTANT,
  to: INSTANT,
  by: asSent(oneOf('created', 'settled')),
  currency: asSent(CURRENCIES),
}

testCall('getBets', {
  access: 'player',
  query: { ...wanted, ids: IDS_OF_BETS, page: wholeNumber(1), limit: wholeNumber(1, 500) },
  reply: part(
    { data: [aBet], pagination: PAGE_OF_LIST },
    { data: listOf(entity(aBet)), pagination: entity(PAGE_OF_LIST) },
  ),
})

testCall('exportBets', { access: 'player', query: { ...wanted, locale: asSent(TEXTS) } })

test('the export is a text, also an empty one', () => {
  expectAccepted(bets.exportReply, '\uFEFFref,placed_at\r\n', '\uFEFFref,placed_at\r\n')
  expectAccepted(bets.exportReply, '', '')
  for (const value of [null, undefined, 1, {}, ['ref']]) expectRefused(bets.exportReply, value)
})

const meta = { device_id: 'd-2f7a8f6f0c11', quick: false, type: 'single' }
const placing = part(
  { meta, bets: [draft] },
  {
    meta: objectOf(meta, {
      device_id: textsBetween(8, 64),
      quick: FLAGS,
      type: optional(textsBetween(0, 32)),
    }),
    bets: listOf(entity(draft), { min: 1, max: 20 }),
  },
)
const refusal = { code: 107, localized_message: 'Minimum stake €0.10' }

testCall('placeBets', {
  access: 'player',
  body: placing,
  reply: part(
    { data: [aBet], errors_by_bet: { 1: refusal } },
    { data: listOf(entity(aBet)), errors_by_bet: optional(recordOf(entity(refusal))) },
  ),
})

testCall('getMaxStake', { body: placing, reply: dataOf(1_000_000, AMOUNTS) })

describe('[SLIP-30] what a slip can send', () => {
  test.each([1, 2, 20])('%i bets are taken', length => {
    const body = { meta, bets: drafts(length) }
    expectAccepted(bets.placeBetsBody, body, body)
  })
  test.each([0, 21, 200])('%i bets are refused', length => {
    expectRefused(bets.placeBetsBody, { meta, bets: drafts(length) }, 'bets')
  })
  test.each([1, 50])('a bet of %i selections is taken', length => {
    const selections = Array.from({ length }, () => draft.selections[0])
    expectAccepted(
      bets.placeBetsBody,
      { meta, bets: [{ ...draft, selections }] },
      { meta, bets: [{ ...draft, selections }] },
    )
  })
  test.each([0, 51])('a bet of %i selections is refused', length => {
    const selections = Array.from({ length }, () => draft.selections[0])
    expectRefused(bets.placeBetsBody, { meta, bets: [{ ...draft, selections }] }, 'bets')
  })
})

const code = { code: 'K7TM4XQ9', url: 'https://bets.example/sports?share-bet=K7TM4XQ9' }
testCall('createShareCode', {
  body: part({ bets: [draft] }, { bets: listOf(entity(draft), { min: 1, max: 20 }) }),
  reply: dataOf(code, objectOf(code, { code: TEXTS, url: TEXTS })),
})

const shared = CALL_EXAMPLES.getShareBets.reply.data[0]!
testCall('getShareBets', {
  query: { code: { ...asSent(textsBetween(1, 64)), isRequired: true } },
  given: { code: 'K7TM4XQ9' },
  reply: dataOf([shared], listOf(entity(shared))),
})

test('a named bet can be shared, and is placed as its parts', () => {
  const named = { ...draft, named: 'lucky-15' }
  expect(bets.shareCodeBody.parse({ bets: [named] }).bets[0]).toEqual(named)
  expect(bets.placeBetsBody.parse({ meta, bets: [named] }).bets[0]).toEqual(draft)
})

test('a share code is refused when it is missing, empty or longer than any code', () => {
  for (const query of [{}, { code: '' }, { code: 'x'.repeat(65) }, { code: ['a', 'b'] }])
    expectRefused(bets.shareBetsQueryString, query, 'code')
})

test.each([-1, 0.5, '0', null])('%j is no maximum stake', data => {
  expectRefused(bets.maxStakeReply, { data }, 'data')
})
