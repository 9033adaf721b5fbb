import { describe, expect, test } from 'vitest'
import { CALLS } from '../calls/index.ts'
import { ROUTES, type CallName } from '../routes.ts'
import { refusalsOf } from './refusalsOf.ts'

/**
 * What each call may be refused with besides 400 and 503, which any may. 401: no session. 403: switched off, blocked or
 * from another origin. 404: what it names is not there. 406: another version. 409: changed meanwhile. 413, 415: the
 * body. 422: refused by a rule. 429: too often.
 */
const REFUSALS: readonly (readonly [name: CallName, statuses: readonly number[]])[] = [
  ['getSystem', []],
  ['getSettings', []],
  ['updateSettings', [401, 403, 413, 415]],
  ['getPage', [404]],
  ['getSports', []],
  ['getCategories', []],
  ['getCategory', [404]],
  ['getTournaments', []],
  ['getTournament', [404]],
  ['getMatches', []],
  ['getMatch', [404]],
  ['getMatchMarkets', [404]],
  ['getAddress', [404]],
  ['getSitemap', [404]],
  ['getCounters', [403, 413, 415]],
  ['getBets', [401]],
  ['placeBets', [401, 403, 413, 415, 422, 429]],
  ['getMaxStake', [403, 413, 415, 422, 429]],
  ['getCustomOdds', [403, 413, 415, 422, 429]],
  ['getCustomMarkets', [403, 404, 429]],
  ['getShareBets', [403, 404, 429]],
  ['createShareCode', [403, 413, 415, 422, 429]],
  ['cashOut', [401, 403, 404, 409, 413, 415, 422, 429]],
  ['setCashoutRule', [401, 403, 404, 409, 413, 415, 429]],
  ['removeCashoutRule', [401, 403, 404, 429]],
  ['getBetTotals', [401]],
  ['getProfitCurve', [401]],
  ['exportBets', [401]],
  ['getReceipt', [401, 404]],
  ['getReceiptKeys', []],
  ['getPriceProof', [404]],
  ['search', [429]],
  ['getFavourites', [401, 404]],
  ['addFavourite', [401, 403, 404, 422, 429]],
  ['removeFavourite', [401, 403, 404, 429]],
  ['getStatistics', [404]],
  ['getLotteries', [404]],
  ['getLottery', [404]],
  ['getNotifications', [401]],
  ['getNotificationCounters', [401]],
  ['readNotifications', [401, 403, 413, 415]],
  ['readAllNotifications', [401, 403]],
  ['getRealtimeToken', [401, 403]],
  ['authorizeChannels', [401, 403, 413, 415]],
  ['signIn', [403, 406, 413, 415, 422, 429]],
  ['signOut', [403, 406]],
  ['getPlayer', [406]],
  ['updateLocale', [401, 403, 406, 413, 415, 422]],
  ['getAccounts', [401, 406]],
  ['chooseAccount', [401, 403, 406, 413, 415, 422]],
  ['launchApp', [401, 403, 404, 413, 415, 429]],
]

test.each(REFUSALS)('%s may be refused with 400, 503 and its own', (name, own) => {
  expect(refusalsOf(name)).toEqual([400, ...own, 503])
})

test('the table has every call', () => {
  expect(REFUSALS.map(([name]) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

describe('rules that hold for every call', () => {
  const names = Object.keys(CALLS) as CallName[]
  const called = (isSo: (name: CallName) => boolean) => names.filter(isSo)
  const refusedWith = (status: number) => called(name => refusalsOf(name).includes(status))

  test('a call without a body is not refused for its size or type', () => {
    const withBody = called(name => 'body' in CALLS[name])
    expect(refusedWith(413)).toEqual(withBody)
    expect(refusedWith(415)).toEqual(withBody)
  })

  test('every call that changes something may be refused with 403', () => {
    const changing = called(name => ROUTES[name].method !== 'GET')
    expect(refusedWith(403)).toEqual(expect.arrayContaining(changing))
  })

  test('only the platform API refuses a wrong accept header', () => {
    expect(refusedWith(406)).toEqual(called(name => ROUTES[name].api === 'platform'))
  })

  test('every call with parameters in its address may be refused with 404', () => {
    expect(refusedWith(404)).toEqual(expect.arrayContaining(called(name => 'params' in CALLS[name])))
  })

  test('calls that move money need a session and have a rate limit', () => {
    for (const name of ['placeBets', 'cashOut'] as const)
      expect(refusalsOf(name)).toEqual(expect.arrayContaining([401, 429]))
  })

  test('statuses are sorted and unique, and 500 is not one of them', () => {
    for (const name of names) {
      const statuses = refusalsOf(name)
      expect(statuses).toEqual([...new Set(statuses)].toSorted((a, b) => a - b))
      expect(statuses).not.toContain(500)
    }
  })
})
