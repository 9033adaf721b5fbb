import type { AuthStatus } from '@touchline/domain/auth'
import type { PlayerId } from '@touchline/domain/match'
import type { Currency, Money, RateTable } from '@touchline/domain/money'
import { ODDS_TYPES, type OddsType } from '@touchline/domain/odds'
import type { StakeLimits } from '@touchline/domain/placing'

/** The signed-in player (spec section 3, User). */
export type Player = {
  readonly id: PlayerId
  /** Full name, else nickname, else e-mail, else phone. */
  readonly displayName: string
  readonly email: string | undefined
  /** Ids of the groups the player is in. */
  readonly groups: readonly string[]
  /** Currency of the profile, which `chooseAccount` changes. */
  readonly currency: string | undefined
}

/** One account of the player; bets are staked from the active one. */
export type Account = {
  readonly currency: Currency
  readonly balance: Money
  readonly active: boolean
}

/** What the sportsbook lets this visitor do, and their stored choices (spec section 3, Settings). */
export type BettingSettings = {
  /** Quick stakes by currency code, in subunits. */
  readonly quickStakes: Readonly<Record<string, readonly number[]>>
  /** Limits of one bet by currency code, in its subunits. */
  readonly limits: Readonly<Record<string, StakeLimits>>
  /** Converts stored stakes of another currency; undefined where the back end sends no rates. */
  readonly rates: RateTable | undefined
  /** Providers that take several singles at once. */
  readonly multiSingle: Readonly<Record<string, boolean>>
  /** The odds formats that the site offers. */
  readonly oddsTypes: readonly OddsType[]
  /** Whether outcomes of one match can be built into one bet. */
  readonly customBetEnabled: boolean
  /** Whether a custom bet may have one outcome only. */
  readonly customBetAllowsSingle: boolean
}

/** Why the sign-in dialog is open; the dialog shows the reason. */
export type SignInReason = 'asked' | 'place-bet' | 'favourite' | 'lottery' | 'session-expired'

export type SessionState = {
  readonly status: AuthStatus
  readonly player: Player | undefined
  readonly accounts: readonly Account[]
  readonly betting: BettingSettings
  /** Set while the sign-in dialog should be open. */
  readonly signInReason: SignInReason | undefined
}

export const UNKNOWN_VISITOR: SessionState = {
  status: 'UNKNOWN',
  player: undefined,
  accounts: [],
  betting: {
    quickStakes: {},
    limits: {},
    rates: undefined,
    multiSingle: {},
    oddsTypes: ODDS_TYPES,
    customBetEnabled: false,
    customBetAllowsSingle: false,
  },
  signInReason: undefined,
}

/** The account bets are staked from. */
export function activeAccount({ accounts }: Pick<SessionState, 'accounts'>): Account | undefined {
  return accounts.find(account => account.active) ?? accounts[0]
}
