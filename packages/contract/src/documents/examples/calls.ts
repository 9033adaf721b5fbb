import type { CallInput, CallReply } from '../../calls/types.ts'
import type { CallName } from '../../routes.ts'
import type { SettingsWire } from '../../wire/player/settings.ts'
import type { PlayerWire } from '../../wire/player/player.ts'
import { exampleBet, exampleCashedOutBet, exampleDraftBet, exampleSharedBet } from './bets.ts'
import {
  exampleCategory,
  exampleFavourite,
  exampleMarket,
  exampleMatch,
  NOW,
  exampleRace,
  exampleSport,
  exampleTournament,
} from './catalogue.ts'
import { exampleLottery, exampleLotteryDraw } from './lotteries.ts'
import { exampleNotification, examplePriceLink, exampleReceipt, exampleReceiptKey } from './money.ts'

const DAY_MS = 86_400_000

/** Example input and reply of one call, for the document. */
export type CallExample<N extends CallName> = CallInput<N> & { readonly reply: CallReply<N> }

const settings: SettingsWire = {
  custom_bet_enabled: true,
  custom_bet_allow_single: false,
  stakes: { EUR: [500, 1_000, 2_500, 5_000] },
  stake_limits: { EUR: { min_stake: 10, max_stake: 1_000_000, max_win: 50_000_000 } },
  rates: { base: 'EUR', at: NOW, per_base: { JPY: '160' } },
  auto_accept_odds_change: 'higher',
  odds_types: ['european', 'british', 'hongkong', 'american', 'indonesian', 'malaysian', 'percent'],
  odds_type: 'european',
  video_enabled: false,
  provider_statuses: [{ provider: 'betradar', status: 'active', alive_at: NOW }],
  sport_type_providers: [{ sport_type: 'regular', provider: 'betradar' }],
  multi_single_available_by_provider: { betradar: true, betconstruct: true, oddin: false },
  is_horse_racing_enabled: true,
  is_lottery_enabled: true,
  is_multi_active_freebets_allowed: false,
  updated_at: NOW,
}

const player: PlayerWire = {
  id: '1001',
  email: 'demo@touchline.example',
  mobile_phone: null,
  auth_phone_number: null,
  first_name: 'Dana',
  last_name: 'Meyer',
  nickname: null,
  language: 'en',
  currency: 'EUR',
  auth_fields_missed: [],
  statuses: [],
}

const accounts: CallReply<'getAccounts'> = {
  data: [
    { currency: 'EUR', subunits: 100, balance: 100_000, active: true },
    { currency: 'BTC', subunits: 100_000_000, balance: 5_000_000, active: false },
  ],
}

const EXPORTED =
  '\uFEFFref,placed_at,settled_at,type,system,status,result,currency,stake,odds,potential_win,returned,selections\r\n' +
  '418250913377,2026-11-01T14:00:00.000Z,2026-11-01T17:00:40.000Z,single,,done,win_entire,EUR,10.00,2.35,23.50,23.50,' +
  '"Harbour Town – Ashford Rovers: Full-time result, Harbour Town @ 2.35 (win_entire)"\r\n'

const listStream = { channel: 'locale:en', epoch: 'b8d5e065', offset: 1_204 }
const matchStream = { channel: 'match:50001', epoch: 'b8d5e065', offset: 377 }
const pagination = { total: 1, page: 1, limit: 20, last_page: 1 }

export const CALL_EXAMPLES: { readonly [N in CallName]: CallExample<N> } = {
  getSystem: {
    reply: {
      data: {
        site_name: 'Touchline',
        locales: ['en', 'de', 'ar'],
        rtl_view: true,
        always_prefix: false,
        custom_pages: [{ path: 'help/payments', title: 'Payments' }],
        operator: {
          name: 'Example Sports Ltd',
          licence: 'Licensed in Norland, number 1234',
          address: '1 Harbour Street, Harbour',
          email: 'help@bets.example',
          phone: '+1 555 0100',
        },
        blocked_countries: ['XX'],
        user_group_check: null,
        currencies: [
          { code: 'EUR', subunits: 100, fiat: true, symbol: '€' },
          {
            code: 'BTC',
            subunits: 100_000_000,
            fiat: false,
            symbol: 'BTC',
            subcurrencies: [{ code: 'mBTC', subunits: 100_000 }],
          },
        ],
        default_currency_code: 'EUR',
        default_accept_mode: 'higher',
        user_country: { name: 'Germany', code: 'DE' },
        market_groups: [{ key: 'main', name: 'Main' }],
        sign_in_allowed: true,
        share_bets: true,
        is_my_bets_visible: true,
        is_horse_racing_enabled: true,
        is_lottery_enabled: true,
      },
    },
  },
  getSettings: { reply: { data: settings } },
  updateSettings: {
    body: { auto_accept_odds_change: 'higher', stakes: { EUR: [500, 1_000] } },
    reply: { data: settings },
  },
  getPage: {
    params: { path: 'help/payments' },
    reply: {
      data: {
        path: 'help/payments',
        title: 'Payments',
        blocks: [{ type: 'text', title: null, text: 'Deposits are here at once.' }],
      },
    },
  },
  getSports: { reply: { data: [exampleSport] } },
  getCategories: { query: { sport_key: 'soccer' }, reply: { data: [exampleCategory] } },
  getCategory: {
    params: { id: 'norland' },
    query: { sport_key: 'soccer' },
    reply: { data: exampleCategory },
  },
  getTournaments: { query: { sport_key: 'soccer', top: 'true' }, reply: { data: [exampleTournament] } },
  getTournament: {
    params: { id: 'first-league' },
    query: { sport_key: 'soccer' },
    reply: { data: exampleTournament },
  },
  getMatches: {
    query: {
      sport_key: 'soccer',
      match_status: '1',
      bettable: 'true',
      sort_by: 'tournament_priority:asc,start_time:asc',
      limit: 20,
    },
    reply: { data: [exampleMatch, exampleRace], pagination: { ...pagination, total: 2 }, stream: listStream },
  },
  getMatch: { params: { id: '50001' }, reply: { data: exampleMatch, stream: matchStream } },
  getMatchMarkets: {
    params: { id: '50001' },
    query: { group_key: 'main', limit: 500 },
    reply: {
      data: [exampleMarket],
      pagination: { ...pagination, limit: 500 },
      version: 418,
      stream: matchStream,
    },
  },
  getAddress: {
    params: { sport: 'soccer', slug: 'harbour-town-ashford-rovers-50001' },
    reply: {
      data: {
        kind: 'match',
        id: '50001',
        slug: 'harbour-town-ashford-rovers-50001',
        sport_key: 'soccer',
        is_gone: false,
        league: { slug: 'first-league', name: 'First League' },
      },
    },
  },
  getSitemap: {
    params: { sport_key: 'soccer' },
    reply: {
      data: [
        { kind: 'category', slug: 'norland', updated_at: NOW },
        { kind: 'league', slug: 'first-league', updated_at: NOW },
        { kind: 'match', slug: 'harbour-town-ashford-rovers-50001', updated_at: NOW },
      ],
    },
  },
  getCounters: {
    body: { sport_type: 'regular', match_status: [0, 1] },
    reply: { data: { live: 34, sports: { 1: 212 }, categories: { 12: 18 }, tournaments: { 130: 9 } } },
  },
  getBets: {
    query: { status: 'waiting_results', result: 'all', page: 1, limit: 500 },
    reply: { data: [exampleBet], pagination: { ...pagination, limit: 500 } },
  },
  placeBets: {
    body: { meta: { device_id: 'd-2f7a8f6f0c11', quick: false }, bets: [exampleDraftBet] },
    reply: { data: [exampleBet] },
  },
  cashOut: { body: { bet_id: exampleBet.id, to_cashout: 1_480 }, reply: { data: exampleCashedOutBet } },
  setCashoutRule: {
    params: { id: exampleBet.id },
    body: { at_least: 2_000 },
    reply: { data: { ...exampleBet, cashout_rule: { at_least: 2_000 } } },
  },
  removeCashoutRule: { params: { id: exampleBet.id }, reply: { data: exampleBet } },
  getBetTotals: {
    query: { from: NOW - 30 * DAY_MS, to: NOW },
    reply: {
      data: [{ currency: 'EUR', subunits: 100, bets: 52, staked: 61_000, returned: 57_450, net: -3_550 }],
    },
  },
  getProfitCurve: {
    query: { from: NOW - 30 * DAY_MS, to: NOW, currency: 'EUR' },
    reply: {
      data: [{ at: NOW, bets: 3, staked: 3_000, returned: 4_200, net: 1_200, total: 1_200 }],
    },
  },
  exportBets: {
    query: { status: 'done', result: 'win', from: NOW - 30 * DAY_MS, to: NOW, currency: 'EUR', locale: 'en' },
    reply: EXPORTED,
  },
  getReceipt: { params: { id: exampleBet.id }, reply: { data: exampleReceipt } },
  getReceiptKeys: { reply: { data: [exampleReceiptKey] } },
  getPriceProof: {
    params: { id: '50001' },
    query: { version: 418 },
    reply: { data: { links: [examplePriceLink], roots: [] } },
  },
  search: {
    query: { q: 'harbour ash', match_status: '0,1', only_events_name: 'false' },
    reply: {
      data: {
        markets: [{ event: exampleMatch, market: exampleMarket }],
        matches: [exampleMatch],
        tournaments: [{ tournament: exampleTournament, matches_count: 1, live_count: 1 }],
      },
    },
  },
  getFavourites: {
    params: { type: 'tournaments' },
    query: { match_status: '0,1', is_bettable: 'true' },
    reply: { data: [exampleFavourite] },
  },
  addFavourite: {
    params: { type: 'tournaments', id: '130' },
    reply: { data: { type: 'tournaments', id: '130', is_favourite: true } },
  },
  removeFavourite: {
    params: { type: 'tournaments', id: '130' },
    reply: { data: { type: 'tournaments', id: '130', is_favourite: false } },
  },
  getStatistics: {
    params: { id: '50001', type: 'summary' },
    reply: {
      data: {
        type: 'summary',
        lines: [
          { key: 'possession', unit: 'percent', home: 56, away: 44 },
          { key: 'corners', unit: 'count', home: 4, away: 2 },
        ],
      },
    },
  },
  getLotteries: { reply: { data: [exampleLottery] } },
  getLottery: {
    params: { id: exampleLottery.id },
    query: { page: 1, limit: 10 },
    reply: {
      data: { ...exampleLottery, coming: [exampleLottery.next_draw], draws: [exampleLotteryDraw] },
      pagination: { ...pagination, limit: 10 },
    },
  },
  getNotifications: {
    query: { page: 1, limit: 20 },
    reply: { data: [exampleNotification], pagination },
  },
  getNotificationCounters: { reply: { data: { unread: 1, v: 7 } } },
  readNotifications: { body: { ids: [exampleNotification.id] }, reply: { data: { unread: 0, v: 8 } } },
  readAllNotifications: { reply: { data: { unread: 0, v: 8 } } },
  getMaxStake: {
    body: {
      meta: { device_id: 'd-2f7a8f6f0c11', quick: false },
      bets: [{ ...exampleDraftBet, stake: { value: 0, currency: 'EUR' } }],
    },
    reply: { data: 1_000_000 },
  },
  getCustomOdds: {
    body: {
      match_id: '50001',
      selections: [
        { market_id: 1, specifier: '', outcome_id: '1' },
        { market_id: 18, specifier: 'total=2.5', outcome_id: '12' },
      ],
    },
    reply: {
      data: {
        odds: 3050,
        probability: 0.31,
        selections: [
          { market_id: 1, specifier: '', outcome_id: '1', odds: 2350 },
          { market_id: 18, specifier: 'total=2.5', outcome_id: '12', odds: 1870 },
        ],
        available: [{ market_id: 29, specifier: '', outcome_id: '74' }],
      },
    },
  },
  getCustomMarkets: { params: { matchId: '50001' }, reply: { data: [exampleMarket] } },
  getShareBets: { query: { code: 'K7TM4XQ9' }, reply: { data: [exampleSharedBet] } },
  createShareCode: {
    body: { bets: [exampleDraftBet] },
    reply: { data: { code: 'K7TM4XQ9', url: 'https://bets.example/sports?share-bet=K7TM4XQ9' } },
  },
  getRealtimeToken: { reply: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.signature' } },
  authorizeChannels: {
    body: { channels: ['$user:1001'] },
    reply: { channels: [{ channel: '$user:1001', token: 'eyJhbGciOiJIUzI1NiJ9.e30.signature' }] },
  },
  signIn: {
    body: { email: 'demo@touchline.example', password: 'touchline-demo' },
    reply: { data: player },
  },
  signOut: { reply: null },
  getPlayer: { reply: { data: player } },
  updateLocale: { body: { locale: 'de' }, reply: { data: { ...player, language: 'de' } } },
  getAccounts: { reply: accounts },
  chooseAccount: { body: { currency: 'EUR' }, reply: accounts },
  launchApp: {
    params: { provider: exampleLottery.provider },
    body: { app: exampleLottery.app },
    reply: { url: '/api/virtual-wallet/drawhouse/open?token=4pXb0Q6fDk3rJ9uV2mZ8sA' },
  },
}
