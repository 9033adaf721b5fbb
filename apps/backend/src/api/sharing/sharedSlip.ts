import type { BetToShareWire } from '@touchline/contract'
import type { Provider } from '@touchline/domain'
import type { StoredNames } from '#api/names'
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
  /** Of the two sides; absent where the event has none. */
  readonly homeNames?: LocalizedText
  readonly awayNames?: LocalizedText
  /** Its own name and those of its runners by id, where it has no two sides. */
  readonly eventNames?: LocalizedText
  readonly runnerNames?: Readonly<Record<string, LocalizedText>>
}

export function storedNamesOf({ homeNames, awayNames, eventNames, runnerNames }: SharedMatch): StoredNames {
  return {
    home_names: homeNames ?? null,
    away_names: awayNames ?? null,
    event_names: eventNames ?? null,
    runner_names: runnerNames ?? null,
  }
}

/** A slip as it is kept under its code: the bets as they were sent, without bonus and joint price, which are the sharer's own. */
export type SharedSlip = {
  readonly bets: readonly Pick<BetToShareWire, 'type' | 'stake' | 'selections' | 'system_id' | 'named'>[]
  /** By id. */
  readonly matches: Readonly<Record<string, SharedMatch>>
}
