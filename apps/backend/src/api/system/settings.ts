import type { CallParsed, ProviderStatusWire, SettingsWire } from '@touchline/contract'
import { PROVIDERS, type Provider, type SportType } from '@touchline/domain/match'
import { ODDS_TYPES, type OddsAcceptMode } from '@touchline/domain/odds'
import { CURRENCY_TERMS, RATES, termsOf } from './currencies.ts'
import type { SiteSettings } from './site.ts'

/** A player's stored choices; absent means the default. */
export type PlayerSettings = {
  readonly stakes?: Readonly<Record<string, readonly number[]>>
  readonly oddsAcceptMode?: OddsAcceptMode
  readonly oddsType?: SettingsWire['odds_type']
  /** Epoch milliseconds of the last change. */
  readonly updatedAt?: number
}

/** Whether a provider takes several singles at once (spec section 4, slip rules); the one for cyber sports does not. */
export const MULTI_SINGLE: Readonly<Record<Provider, boolean>> = {
  betradar: true,
  betconstruct: true,
  oddin: false,
}

const SPORT_TYPE_PROVIDERS: { sport_type: SportType; provider: Provider }[] = [
  { sport_type: 'regular', provider: 'betradar' },
  { sport_type: 'regular', provider: 'betconstruct' },
  { sport_type: 'cyber', provider: 'oddin' },
]

const STAKE_LIMITS: SettingsWire['stake_limits'] = Object.fromEntries(
  CURRENCY_TERMS.map(({ code, limits: { minStake, maxStake, maxWin } }) => [
    code,
    { min_stake: minStake, max_stake: maxStake, max_win: maxWin },
  ]),
)

/** Sportsbook settings including a player's choices (spec section 3, Settings). */
export function presentSettings(
  chosen: PlayerSettings,
  providers: ProviderStatusWire[],
  site: SiteSettings,
): SettingsWire {
  const stakes = Object.fromEntries(
    CURRENCY_TERMS.map(({ code, quickStakes }) => [code, [...(chosen.stakes?.[code] ?? quickStakes)]]),
  )
  return {
    custom_bet_enabled: site.isCustomBetOn,
    custom_bet_allow_single: site.customBetAllowsSingle,
    stakes,
    stake_limits: STAKE_LIMITS,
    rates: { base: RATES.base, at: RATES.at, per_base: { ...RATES.perBase } },
    auto_accept_odds_change: acceptModeFor(chosen, site),
    odds_types: [...ODDS_TYPES],
    odds_type: chosen.oddsType ?? 'european',
    video_enabled: false,
    provider_statuses: providers,
    sport_type_providers: SPORT_TYPE_PROVIDERS,
    multi_single_available_by_provider: Object.fromEntries(PROVIDERS.map(name => [name, MULTI_SINGLE[name]])),
    is_horse_racing_enabled: site.isHorseRacingOn,
    is_lottery_enabled: site.isLotteryOn,
    is_multi_active_freebets_allowed: false,
    updated_at: chosen.updatedAt ?? 0,
  }
}

/** The accept mode for changed odds: the player's choice, else the site's default ([ACCEPT-7]). */
export function acceptModeFor(
  { oddsAcceptMode }: PlayerSettings,
  { defaultAcceptMode }: Pick<SiteSettings, 'defaultAcceptMode'>,
): OddsAcceptMode {
  return oddsAcceptMode ?? defaultAcceptMode
}

/** What is wrong with favourite stakes, by field; undefined where all are in our currencies and within the limits. */
export function stakesFaults(
  stakes: Readonly<Record<string, readonly number[]>> = {},
): Record<string, string> | undefined {
  const faults: Record<string, string> = {}
  for (const [currency, values] of Object.entries(stakes)) {
    const limits = termsOf(currency)?.limits
    const field = `stakes.${currency}`
    if (!limits) faults[field] = 'unknown_currency'
    else if (values.some(value => value < limits.minStake)) faults[field] = 'too_small'
    else if (values.some(value => value > limits.maxStake)) faults[field] = 'too_big'
  }
  return Object.keys(faults).length > 0 ? faults : undefined
}

/** Merges changes into a player's choices. */
export function withChoices(
  chosen: PlayerSettings,
  wish: CallParsed<'updateSettings', 'body'>,
  now: number,
): PlayerSettings {
  return {
    ...chosen,
    ...(wish.stakes && { stakes: withStakes(chosen.stakes, wish.stakes) }),
    ...(wish.auto_accept_odds_change && { oddsAcceptMode: wish.auto_accept_odds_change }),
    ...(wish.odds_type && { oddsType: wish.odds_type }),
    updatedAt: now,
  }
}

/** Favourite stakes sorted by size, without duplicates; an empty currency returns to the site's default. */
function withStakes(
  chosen: PlayerSettings['stakes'],
  wish: Readonly<Record<string, readonly number[]>>,
): NonNullable<PlayerSettings['stakes']> {
  const next = Object.entries({ ...chosen, ...wish }).map(
    ([currency, values]) => [currency, [...new Set(values)].toSorted((a, b) => a - b)] as const,
  )
  return Object.fromEntries(next.filter(([, values]) => values.length > 0))
}
