import { describe, expect, test } from 'vitest'
import { channels } from './channels.ts'
import {
  API_BASES,
  IDEMPOTENCY_HEADER,
  KEYED_CALLS,
  PLATFORM_ACCEPT,
  ROUTES,
  type CallName,
} from './routes.ts'

/** The calls of sections 7.1 and 7.2 that are built, as their tables name them, and the reference's own. */
const TABLE: readonly (readonly [name: CallName, api: string, method: string, path: string])[] = [
  ['getRealtimeToken', 'sportsbook', 'POST', '/websocket/token'],
  ['authorizeChannels', 'sportsbook', 'POST', '/websocket/authorize'],
  ['getMatches', 'sportsbook', 'GET', '/matches'],
  ['getMatch', 'sportsbook', 'GET', '/matches/:id'],
  ['getMatchMarkets', 'sportsbook', 'GET', '/matches/:id/markets'],
  ['getStatistics', 'sportsbook', 'GET', '/matches/:id/:type'],
  ['getPriceProof', 'sportsbook', 'GET', '/matches/:id/price-proof'],
  ['getSports', 'sportsbook', 'GET', '/sports'],
  ['getCategories', 'sportsbook', 'GET', '/categories'],
  ['getCategory', 'sportsbook', 'GET', '/categories/:id'],
  ['getTournaments', 'sportsbook', 'GET', '/tournaments'],
  ['getTournament', 'sportsbook', 'GET', '/tournaments/:id'],
  ['getAddress', 'sportsbook', 'GET', '/addresses/:sport/:slug'],
  ['getSitemap', 'sportsbook', 'GET', '/sitemap/:sport_key'],
  ['getPage', 'sportsbook', 'GET', '/pages/:path'],
  ['getBets', 'sportsbook', 'GET', '/v3/bets'],
  ['placeBets', 'sportsbook', 'POST', '/v3/bets'],
  ['cashOut', 'sportsbook', 'POST', '/bets/cashout'],
  ['setCashoutRule', 'sportsbook', 'PUT', '/bets/:id/cashout-rule'],
  ['removeCashoutRule', 'sportsbook', 'DELETE', '/bets/:id/cashout-rule'],
  ['getMaxStake', 'sportsbook', 'POST', '/bets/max-stake'],
  ['getCustomOdds', 'sportsbook', 'POST', '/bets/custom/odds'],
  ['getCustomMarkets', 'sportsbook', 'GET', '/bets/custom/markets/:matchId'],
  ['getShareBets', 'sportsbook', 'GET', '/bets/share-code'],
  ['createShareCode', 'sportsbook', 'POST', '/bets/share-code'],
  ['getBetTotals', 'sportsbook', 'GET', '/bets/totals'],
  ['getProfitCurve', 'sportsbook', 'GET', '/bets/curve'],
  ['exportBets', 'sportsbook', 'GET', '/bets/export'],
  ['getReceipt', 'sportsbook', 'GET', '/bets/:id/receipt'],
  ['getReceiptKeys', 'sportsbook', 'GET', '/receipts/keys'],
  ['getCounters', 'sportsbook', 'POST', '/counters'],
  ['search', 'sportsbook', 'GET', '/search'],
  ['getSystem', 'sportsbook', 'GET', '/system'],
  ['getSettings', 'sportsbook', 'GET', '/settings'],
  ['updateSettings', 'sportsbook', 'POST', '/settings'],
  ['getNotifications', 'sportsbook', 'GET', '/notifications'],
  ['getNotificationCounters', 'sportsbook', 'GET', '/notifications/counters'],
  ['readAllNotifications', 'sportsbook', 'POST', '/notifications/read-all'],
  ['readNotifications', 'sportsbook', 'POST', '/notifications/read'],
  ['getFavourites', 'sportsbook', 'GET', '/favourites/:type'],
  ['addFavourite', 'sportsbook', 'POST', '/favourites/:type/:id'],
  ['removeFavourite', 'sportsbook', 'DELETE', '/favourites/:type/:id'],
  ['getLotteries', 'sportsbook', 'GET', '/lotteries'],
  ['getLottery', 'sportsbook', 'GET', '/lotteries/:id'],
  ['signIn', 'platform', 'POST', '/users/sign_in'],
  ['signOut', 'platform', 'DELETE', '/users/sign_out'],
  ['getPlayer', 'platform', 'GET', '/player'],
  ['updateLocale', 'platform', 'PATCH', '/player/update_locale'],
  ['getAccounts', 'platform', 'GET', '/player/accounts'],
  ['chooseAccount', 'platform', 'POST', '/player/accounts'],
  ['launchApp', 'wallet', 'POST', '/:provider/launch'],
]

test.each(TABLE)('%s is a call of the %s API: %s %s', (name, api, method, path) => {
  expect(ROUTES[name]).toMatchObject({ api, method, path })
})

test('the table has every call', () => {
  expect(TABLE.map(([name]) => name).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
})

describe('addresses of calls', () => {
  test('no two calls have the same method and address', () => {
    const addresses = Object.values(ROUTES).map(({ api, method, path }) => `${api} ${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('each begins with a slash, ends without one, and names each parameter once', () => {
    for (const { path } of Object.values(ROUTES)) {
      expect(path).toMatch(/^(?:\/(?:[a-z0-9_-]+|:[a-z_]+I?d?))+$/)
      const parameters = path.match(/:\w+/g) ?? []
      expect(new Set(parameters).size).toBe(parameters.length)
    }
  })

  test('an address with a parameter does not hide one without', () => {
    const fixed = Object.values(ROUTES).filter(({ path }) => !path.includes(':'))
    const free = Object.values(ROUTES).filter(({ path }) => path.includes(':'))
    for (const { api, method, path } of free) {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
      const hidden = fixed.filter(
        other => other.api === api && other.method === method && pattern.test(other.path),
      )
      expect(hidden, `${method} ${path}`).toEqual([])
    }
  })
})

test('only the export is not JSON', () => {
  const others = Object.entries(ROUTES).filter(([, route]) => 'media' in route)
  expect(others.map(([name, route]) => [name, (route as { media?: string }).media])).toEqual([
    ['exportBets', 'text/csv'],
  ])
})

test('what moves money is sent with a key', () => {
  expect(KEYED_CALLS).toEqual(['placeBets', 'cashOut'])
  expect(IDEMPOTENCY_HEADER).toBe('idempotency-key')
})

test('the bases of the APIs are of one origin, and the platform API has a version', () => {
  expect(API_BASES).toEqual({
    sportsbook: '/api/sportsbook',
    platform: '/api/platform',
    wallet: '/api/virtual-wallet',
  })
  expect(PLATFORM_ACCEPT).toBe('application/vnd.touchline.v1+json')
})

describe('[7.4] channels', () => {
  test('updates of a locale and of a match are public, those of a player private', () => {
    expect(channels.locale('pt-BR')).toBe('locale:pt-BR')
    expect(channels.match('50001')).toBe('match:50001')
    expect(channels.user('1001')).toBe('$user:1001')
  })

  test('only a private channel begins with a dollar sign: it needs a subscription token', () => {
    const names = Object.values(channels).map(channelOf => channelOf('1'))
    expect(names.filter(name => name.startsWith('$'))).toEqual(['$user:1'])
    expect(new Set(names).size).toBe(3)
  })
})
