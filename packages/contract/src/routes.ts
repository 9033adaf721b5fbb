/**
 * The route of each call. Plain data, so that the browser needs no schemas. Paths are relative to the API's base;
 * `:name` is a parameter.
 */
export const ROUTES = {
  getSystem: { api: 'sportsbook', method: 'GET', path: '/system' },
  getSettings: { api: 'sportsbook', method: 'GET', path: '/settings' },
  updateSettings: { api: 'sportsbook', method: 'POST', path: '/settings' },
  getPage: { api: 'sportsbook', method: 'GET', path: '/pages/:path' },
  getSports: { api: 'sportsbook', method: 'GET', path: '/sports' },
  getCategories: { api: 'sportsbook', method: 'GET', path: '/categories' },
  getCategory: { api: 'sportsbook', method: 'GET', path: '/categories/:id' },
  getTournaments: { api: 'sportsbook', method: 'GET', path: '/tournaments' },
  getTournament: { api: 'sportsbook', method: 'GET', path: '/tournaments/:id' },
  getMatches: { api: 'sportsbook', method: 'GET', path: '/matches' },
  getMatch: { api: 'sportsbook', method: 'GET', path: '/matches/:id' },
  getMatchMarkets: { api: 'sportsbook', method: 'GET', path: '/matches/:id/markets' },
  getAddress: { api: 'sportsbook', method: 'GET', path: '/addresses/:sport/:slug' },
  getSitemap: { api: 'sportsbook', method: 'GET', path: '/sitemap/:sport_key' },
  getCounters: { api: 'sportsbook', method: 'POST', path: '/counters' },
  getBets: { api: 'sportsbook', method: 'GET', path: '/v3/bets' },
  placeBets: { api: 'sportsbook', method: 'POST', path: '/v3/bets' },
  getMaxStake: { api: 'sportsbook', method: 'POST', path: '/bets/max-stake' },
  getCustomOdds: { api: 'sportsbook', method: 'POST', path: '/bets/custom/odds' },
  getCustomMarkets: { api: 'sportsbook', method: 'GET', path: '/bets/custom/markets/:matchId' },
  getShareBets: { api: 'sportsbook', method: 'GET', path: '/bets/share-code' },
  createShareCode: { api: 'sportsbook', method: 'POST', path: '/bets/share-code' },
  cashOut: { api: 'sportsbook', method: 'POST', path: '/bets/cashout' },
  setCashoutRule: { api: 'sportsbook', method: 'PUT', path: '/bets/:id/cashout-rule' },
  removeCashoutRule: { api: 'sportsbook', method: 'DELETE', path: '/bets/:id/cashout-rule' },
  getBetTotals: { api: 'sportsbook', method: 'GET', path: '/bets/totals' },
  getProfitCurve: { api: 'sportsbook', method: 'GET', path: '/bets/curve' },
  exportBets: { api: 'sportsbook', method: 'GET', path: '/bets/export', media: 'text/csv' },
  getReceipt: { api: 'sportsbook', method: 'GET', path: '/bets/:id/receipt' },
  getReceiptKeys: { api: 'sportsbook', method: 'GET', path: '/receipts/keys' },
  getPriceProof: { api: 'sportsbook', method: 'GET', path: '/matches/:id/price-proof' },
  search: { api: 'sportsbook', method: 'GET', path: '/search' },
  getFavourites: { api: 'sportsbook', method: 'GET', path: '/favourites/:type' },
  addFavourite: { api: 'sportsbook', method: 'POST', path: '/favourites/:type/:id' },
  removeFavourite: { api: 'sportsbook', method: 'DELETE', path: '/favourites/:type/:id' },
  getStatistics: { api: 'sportsbook', method: 'GET', path: '/matches/:id/:type' },
  getLotteries: { api: 'sportsbook', method: 'GET', path: '/lotteries' },
  getLottery: { api: 'sportsbook', method: 'GET', path: '/lotteries/:id' },
  getNotifications: { api: 'sportsbook', method: 'GET', path: '/notifications' },
  getNotificationCounters: { api: 'sportsbook', method: 'GET', path: '/notifications/counters' },
  readNotifications: { api: 'sportsbook', method: 'POST', path: '/notifications/read' },
  readAllNotifications: { api: 'sportsbook', method: 'POST', path: '/notifications/read-all' },
  getRealtimeToken: { api: 'sportsbook', method: 'POST', path: '/websocket/token' },
  authorizeChannels: { api: 'sportsbook', method: 'POST', path: '/websocket/authorize' },
  signIn: { api: 'platform', method: 'POST', path: '/users/sign_in' },
  signOut: { api: 'platform', method: 'DELETE', path: '/users/sign_out' },
  getPlayer: { api: 'platform', method: 'GET', path: '/player' },
  updateLocale: { api: 'platform', method: 'PATCH', path: '/player/update_locale' },
  getAccounts: { api: 'platform', method: 'GET', path: '/player/accounts' },
  chooseAccount: { api: 'platform', method: 'POST', path: '/player/accounts' },
  launchApp: { api: 'wallet', method: 'POST', path: '/:provider/launch' },
} as const

/** The name of a call, a key of {@link ROUTES}. */
export type CallName = keyof typeof ROUTES

/** The bases of the reference's APIs; an operator's own back end has its own. */
export const API_BASES = {
  sportsbook: '/api/sportsbook',
  platform: '/api/platform',
  wallet: '/api/virtual-wallet',
} as const

/** The platform API's versioned accept header (spec section 7.2). */
export const PLATFORM_ACCEPT = 'application/vnd.touchline.v1+json'
/** Calls that move money: an Idempotency-Key identifies one request forever. */
export const KEYED_CALLS: readonly CallName[] = ['placeBets', 'cashOut']
/** Header that carries the key made at the tap (design, section 4). */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
