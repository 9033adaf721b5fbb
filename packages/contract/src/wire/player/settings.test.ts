import { describe, expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape, testValues } from '../../testing/testShape.ts'
import {
  ACCEPT_MODE_NAMES,
  AMOUNTS,
  CURRENCIES,
  FLAGS,
  INSTANTS,
  ODDS_TYPE_NAMES,
  PROVIDER_NAMES,
  SPORT_TYPE_NAMES,
  TEXTS,
  WHOLES,
  listOf,
  objectOf,
  oneOf,
  orNull,
  optional,
  recordOf,
  values,
} from '../../testing/values.ts'
import { exchangeRates, pagePath, providerStatus, settings, stakeLimits, system } from './settings.ts'

const aStatus = { provider: 'betradar', status: 'active', alive_at: 1_795_000_000_000 }
const statusFields = { provider: PROVIDER_NAMES, status: oneOf('active', 'down'), alive_at: INSTANTS }
testShape('the status of a provider', providerStatus, aStatus, statusFields)

const limits = { min_stake: 10, max_stake: 1_000_000, max_win: 50_000_000 }
const limitFields = { min_stake: orNull(AMOUNTS), max_stake: orNull(AMOUNTS), max_win: orNull(AMOUNTS) }
testShape('the limits of a bet', stakeLimits, limits, limitFields)

const RATES = values(
  ['160', '0.5', '1.23456789012345678901', '0', '00.10'],
  ['', '.5', '5.', '-1', '+1', '1e3', '1,5', ' 1', 'NaN', 'Infinity', '٣', '1.2.3', 1.5, null],
)
const rates = { base: 'EUR', at: 1_795_000_000_000, per_base: { JPY: '160' } }
const rateFields = { base: CURRENCIES, at: INSTANTS, per_base: recordOf(RATES) }
testShape('exchange rates', exchangeRates, rates, rateFields)

const someSettings = CALL_EXAMPLES.getSettings.reply.data
testShape('settings', settings, someSettings, {
  custom_bet_enabled: FLAGS,
  custom_bet_allow_single: FLAGS,
  stakes: recordOf(listOf(WHOLES)),
  stake_limits: recordOf(objectOf(limits, limitFields)),
  rates: optional(objectOf(rates, rateFields)),
  auto_accept_odds_change: ACCEPT_MODE_NAMES,
  odds_types: listOf(ODDS_TYPE_NAMES),
  odds_type: ODDS_TYPE_NAMES,
  video_enabled: FLAGS,
  provider_statuses: listOf(objectOf(aStatus, statusFields)),
  sport_type_providers: listOf(
    objectOf(
      { sport_type: 'cyber', provider: 'oddin' },
      { sport_type: SPORT_TYPE_NAMES, provider: PROVIDER_NAMES },
    ),
  ),
  multi_single_available_by_provider: recordOf(FLAGS),
  is_horse_racing_enabled: FLAGS,
  is_lottery_enabled: FLAGS,
  is_multi_active_freebets_allowed: FLAGS,
  updated_at: INSTANTS,
})

const PATHS = values(
  ['help', 'help/payments', 'a/b/c', '-', '2026', 'x'.repeat(60), `${'x'.repeat(60)}/y`],
  [
    '',
    '/',
    '/help',
    'help/',
    'a//b',
    'a/b/c/d',
    'Help',
    'a b',
    'ä',
    'a.b',
    '..',
    '../x',
    'x'.repeat(61),
    1,
    null,
  ],
)
testValues('the path of a custom page: up to three parts', pagePath, PATHS)

const site = {
  ...CALL_EXAMPLES.getSystem.reply.data,
  user_group_check: { group_id: '7', platform_url: 'https://platform.example/' },
  idempotent_placing: true,
}
const operator = site.operator!
const currency = site.currencies[1]!
testShape('the installation', system, site, {
  site_name: TEXTS,
  locales: listOf(TEXTS),
  rtl_view: FLAGS,
  always_prefix: optional(FLAGS),
  custom_pages: optional(listOf(objectOf({ path: 'help', title: 'Help' }, { path: PATHS, title: TEXTS }))),
  operator: optional(
    orNull(
      objectOf(operator, {
        name: TEXTS,
        licence: orNull(TEXTS),
        address: orNull(TEXTS),
        email: orNull(TEXTS),
        phone: orNull(TEXTS),
      }),
    ),
  ),
  blocked_countries: optional(listOf(values(['DE', 'XX'], ['', 'D', 'DEU', 'de', 'D1', 'D ', 49, null]))),
  user_group_check: optional(
    orNull(
      objectOf(site.user_group_check, {
        group_id: TEXTS,
        platform_url: values(
          ['https://platform.example/', 'http://localhost:4000', 'https://x.example/a?b=c#d'],
          ['', 'platform.example', '/sports', '//x.example', 'https://', 1, null],
        ),
      }),
    ),
  ),
  currencies: listOf(
    objectOf(currency, {
      code: CURRENCIES,
      subunits: WHOLES,
      fiat: FLAGS,
      symbol: TEXTS,
      subcurrencies: optional(
        listOf(objectOf({ code: 'mBTC', subunits: 100_000 }, { code: TEXTS, subunits: WHOLES })),
      ),
    }),
  ),
  default_currency_code: CURRENCIES,
  default_accept_mode: optional(ACCEPT_MODE_NAMES),
  user_country: orNull(objectOf({ name: 'Germany', code: 'DE' }, { name: TEXTS, code: TEXTS })),
  market_groups: listOf(objectOf({ key: 'main', name: 'Main' }, { key: TEXTS, name: TEXTS })),
  sign_in_allowed: FLAGS,
  share_bets: FLAGS,
  is_my_bets_visible: FLAGS,
  is_horse_racing_enabled: FLAGS,
  is_lottery_enabled: FLAGS,
  idempotent_placing: optional(FLAGS),
})

describe('limits', () => {
  test('no limit is null: a limit of 0 lets nothing through, and a missing one is a fault', () => {
    const none = { min_stake: null, max_stake: null, max_win: null }
    expectAccepted(stakeLimits, none, none)
    expectAccepted(stakeLimits, { ...none, max_stake: 0 }, { ...none, max_stake: 0 })
    expectRefused(stakeLimits, { ...none, max_stake: -1 }, 'max_stake')
    expectRefused(stakeLimits, { min_stake: null, max_stake: null }, 'max_win')
  })

  test('a currency without limits is not in the list, which is how it takes no bets', () => {
    const read = settings.parse({ ...someSettings, stake_limits: { EUR: limits } })
    expect(Object.keys(read.stake_limits)).toEqual(['EUR'])
  })
})

test('the crypto currency has smaller units, fiat need not have any', () => {
  expect(currency.subcurrencies).toEqual([{ code: 'mBTC', subunits: 100_000 }])
  const { subcurrencies: _, ...plain } = currency
  expectAccepted(system, { ...site, currencies: [plain] }, { ...site, currencies: [plain] })
})
