import type { BetToShareWire } from '@touchline/contract'
import type { Provider } from '@touchline/domain'
import type { LocalizedText } from '#store'

/** What is kept of a match, so that its selections can be named when it is long over. */
export type SharedMatch = {
  readonly urnId: string
  readonly slug: string
  readonly startTime: number
  readonly provider: Provider
  readonly sportKey: string
  readonly categorySlug: string
  readonly categoryNames: LocalizedText
  readonly homeNames: LocalizedText
  readonly awayNames: LocalizedText
}

/** A slip as it is kept under its code: the bets as they were sent, without bonus and joint price, which are the sharer's own. */
export type SharedSlip = {
  readonly bets: readonly Pick<BetToShareWire, 'type' | 'stake' | 'selections' | 'system_id' | 'named'>[]
  /** By id. */
  readonly matches: Readonly<Record<string, SharedMatch>>
}
