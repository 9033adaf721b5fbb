import { displayName, isLoggedIn } from '@touchline/domain/auth'
import { currencyOf, moneyOf } from '@touchline/domain/money'
import type { ProfileNames } from '@touchline/domain/auth'
import type { PlayerId } from '@touchline/domain/match'
import type { Currency, CurrencyCode } from '@touchline/domain/money'
import type { AccountWire, PlayerWire, SettingsWire } from '@touchline/contract'
import type { Account, BettingSettings, Player } from './sessionState.ts'

/** The player of a profile, or undefined for an anonymous visitor's ([AUTH-6]). */
export function toPlayer(wire: PlayerWire): Player | undefined {
  const names: ProfileNames = {
    ...(wire.first_name !== null && { firstName: wire.first_name }),
    ...(wire.last_name !== null && { lastName: wire.last_name }),
    ...(wire.nickname !== null && { nickname: wire.nickname }),
    ...(wire.email !== null && { email: wire.email }),
    ...(wire.mobile_phone !== null && { mobilePhone: wire.mobile_phone }),
    ...(wire.auth_phone_number !== null && { authPhoneNumber: wire.auth_phone_number }),
  }
  if (!isLoggedIn(names) || wire.id === null) return undefined
  return {
    id: wire.id as PlayerId,
    displayName: displayName(names) ?? wire.id,
    email: wire.email ?? undefined,
    groups: wire.statuses.map(({ id }) => id),
    currency: wire.currency ?? undefined,
  }
}

export function toAccount({ currency: code, subunits, balance, active }: AccountWire): Account {
  const known = currencyOf(code)
  // An operator's own back end may use a currency that our table lacks, or other subunits.
  const currency: Currency =
    known?.subunits === subunits
      ? known
      : {
          code: code as CurrencyCode,
          subunits,
          fiat: known?.fiat ?? subunits <= 1000,
          symbol: known?.symbol ?? code,
        }
  return { currency, balance: moneyOf(balance, currency), active }
}

export function toBettingSettings(wire: SettingsWire): BettingSettings {
  return {
    quickStakes: wire.stakes,
    limits: toLimits(wire.stake_limits),
    rates: wire.rates && { base: wire.rates.base, at: wire.rates.at, perBase: wire.rates.per_base },
    multiSingle: wire.multi_single_available_by_provider,
    oddsTypes: wire.odds_types,
    customBetEnabled: wire.custom_bet_enabled,
    customBetAllowsSingle: wire.custom_bet_allow_single,
  }
}

function toLimits(wire: SettingsWire['stake_limits']): BettingSettings['limits'] {
  return Object.fromEntries(
    Object.entries(wire).map(([code, { min_stake, max_stake, max_win }]) => [
      code,
      {
        ...(min_stake !== null && { minStake: min_stake }),
        ...(max_stake !== null && { maxStake: max_stake }),
        ...(max_win !== null && { maxWin: max_win }),
      },
    ]),
  )
}
