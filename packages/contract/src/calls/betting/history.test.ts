import { test } from 'vitest'
import { dataOf, testCall } from '../../testing/testCall.ts'
import { INSTANT, asSent } from '../../testing/testQuery.ts'
import { expectAccepted, expectRefused } from '../../testing/testShape.ts'
import { CURRENCIES, INSTANTS, WHOLES, listOf, objectOf } from '../../testing/values.ts'
import { curveQueryString, curveReply, totalsQueryString, totalsReply } from './history.ts'

const sums = { bets: 52, staked: 61_000, returned: 57_450, net: -3_550 }
const sumFields = { bets: WHOLES, staked: WHOLES, returned: WHOLES, net: WHOLES }
const totals = { currency: 'EUR', subunits: 100, ...sums }
const day = { at: 1_794_960_000_000, ...sums, total: 12_000 }
const period = { from: INSTANT, to: INSTANT }

testCall('getBetTotals', {
  access: 'player',
  query: period,
  reply: dataOf([totals], listOf(objectOf(totals, { ...sumFields, currency: CURRENCIES, subunits: WHOLES }))),
})

testCall('getProfitCurve', {
  access: 'player',
  query: { ...period, currency: { ...asSent(CURRENCIES), isRequired: true } },
  given: { currency: 'EUR' },
  reply: dataOf([day], listOf(objectOf(day, { ...sumFields, at: INSTANTS, total: WHOLES }))),
})

test('a loss is below zero', () => {
  const loss = { data: [{ ...totals, net: -61_000, returned: 0 }] }
  expectAccepted(totalsReply, loss, loss)
  const curve = { data: [{ ...day, net: -1, total: -1 }] }
  expectAccepted(curveReply, curve, curve)
})

test('without a period all bets count, and half a period is one', () => {
  expectAccepted(totalsQueryString, {}, {})
  expectAccepted(totalsQueryString, { to: '0' }, { to: 0 })
  expectRefused(totalsQueryString, { from: '' }, 'from')
})

test('a curve is of one currency: amounts of two cannot be added', () => {
  expectRefused(curveQueryString, { from: '0' }, 'currency')
  expectRefused(curveQueryString, { currency: 'EUR,USD' }, 'currency')
})
