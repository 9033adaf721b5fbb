import type { LiveDelays } from '@touchline/domain/live-delay'
import type { OddsAcceptMode } from '@touchline/domain/odds'
import type { SystemWire } from '@touchline/contract'
import type { LocalizedText } from '#store'
import type { Locale } from '@touchline/domain/locale'

/** A custom page of the operator; texts by locale, always including `en`. */
export type CustomPage = {
  readonly path: string
  readonly title: LocalizedText
  readonly blocks: readonly { readonly title?: LocalizedText; readonly text: LocalizedText }[]
}

/** The operator's settings of the site; the entry point reads them from the environment. */
export type SiteSettings = {
  readonly name: string
  /** The first has no prefix in addresses. */
  readonly locales: readonly Locale[]
  readonly isRtlEnabled: boolean
  /** Whether the first locale has a prefix in addresses too. */
  readonly alwaysPrefix: boolean
  readonly customPages: readonly CustomPage[]
  /** Who runs the site; undefined where this is not configured. */
  readonly operator: NonNullable<SystemWire['operator']> | undefined
  /** Countries whose visitors see no page. */
  readonly pagesBlockedIn: readonly string[]
  readonly userGroupCheck: NonNullable<SystemWire['user_group_check']> | undefined
  readonly defaultCurrency: string
  /** The accept mode for bettors who have not chosen one. */
  readonly defaultAcceptMode: OddsAcceptMode
  /** Keys of the sports that come first, in their order ([CAT-7]). */
  readonly topSports: readonly string[]
  /** Two-letter codes of countries from which sign-in is refused. */
  readonly blockedCountries: readonly string[]
  /** The country of a request where no trusted proxy reports one. */
  readonly defaultCountry: string | undefined
  /** Whether slips can be shared by a code. */
  readonly isSharingOn: boolean
  readonly isMyBetsVisible: boolean
  /** Whether horse racing is offered: its page, its sport and its races. */
  readonly isHorseRacingOn: boolean
  readonly isLotteryOn: boolean
  /** Whether outcomes of one match can be combined in one bet, at a joint price. */
  readonly isCustomBetOn: boolean
  /** Whether a custom bet may have a single leg. */
  readonly customBetAllowsSingle: boolean
  /** Whether a stake above a VIP player's limit goes to a trader; without traders it is refused like any other. */
  readonly hasTraders: boolean
  /** How long a live bet waits before it is decided, by sport. */
  readonly liveDelays: LiveDelays
  /** The operator's margin when a bet is cashed out, in basis points. */
  readonly cashoutMarginBp: number
}
