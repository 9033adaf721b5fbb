import type { LiveDelays } from '@touchline/domain/live-delay'
import type { OddsAcceptMode } from '@touchline/domain/odds'
import type { SystemWire } from '@touchline/contract'
import type { LocalizedText } from '#store'
import type { Locale } from '@touchline/domain/locale'

/** A page of the operator's own; texts by locale, `en` always among them. */
export type CustomPage = {
  readonly path: string
  readonly title: LocalizedText
  readonly blocks: readonly { readonly title?: LocalizedText; readonly text: LocalizedText }[]
}

/** What an operator sets about the site; read from the environment by the entry. */
export type Site = {
  readonly name: string
  /** The first needs no prefix in addresses. */
  readonly locales: readonly Locale[]
  readonly isRtlEnabled: boolean
  /** Whether the first locale has its prefix in addresses too. */
  readonly alwaysPrefix: boolean
  readonly customPages: readonly CustomPage[]
  /** Who runs the site; undefined where nobody says so. */
  readonly operator: NonNullable<SystemWire['operator']> | undefined
  /** Countries whose visitors see no page. */
  readonly pagesBlockedIn: readonly string[]
  readonly userGroupCheck: NonNullable<SystemWire['user_group_check']> | undefined
  readonly defaultCurrency: string
  /** How moved prices are handled for bettors who have not chosen. */
  readonly defaultAcceptMode: OddsAcceptMode
  /** Keys of the sports that stand first, in their order ([CAT-7]). */
  readonly topSports: readonly string[]
  /** Two-letter codes from which nobody may sign in. */
  readonly blockedCountries: readonly string[]
  /** Where a request comes from when no trusted proxy says so. */
  readonly defaultCountry: string | undefined
  /** Whether slips can be shared by a code. */
  readonly isSharingOn: boolean
  readonly isMyBetsVisible: boolean
  /** Whether there is horse racing: its page, its sport and its races. */
  readonly isHorseRacingOn: boolean
  readonly isLotteryOn: boolean
  /** Whether outcomes of one match can stand on one bet, at a joint price. */
  readonly isCustomBetOn: boolean
  /** Whether a custom bet may have one leg only. */
  readonly customBetAllowsSingle: boolean
  /** Whether a stake of a VIP player above the limit goes to a trader; without traders it is refused as any player's is. */
  readonly hasTraders: boolean
  /** How long a live bet waits before it is decided, by sport. */
  readonly liveDelays: LiveDelays
  /** What the house keeps of a bet's worth when it is cashed out, in basis points. */
  readonly cashoutMarginBp: number
}
