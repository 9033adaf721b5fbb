import type { MarketStatus, OutcomeKey } from '../market/index.ts'
import { availabilityOf } from '../market/index.ts'
import type { Contest, MatchStatus, Provider, ProviderStatus } from '../match/index.ts'
import type { Odds, OddsAcceptMode } from '../odds/index.ts'
import { needsConfirmation } from '../odds/index.ts'

/** An outcome with its new odds. */
export type PriceMove = OutcomeKey & { readonly odds: Odds }

/** What the page knows about an outcome when it is picked: the tapped price and the names shown with it. */
export type PickedOutcome = OutcomeKey & {
  readonly provider: Provider
  /** Absent where the page does not know it; the back end does. */
  readonly contest?: Contest
  /** The price frozen at pointerdown: the price you tap is the price you get. */
  readonly odds: Odds
  readonly matchStatus: MatchStatus
  readonly marketStatus: MarketStatus | 'missing'
  /** Whether the outcome is listed and active. */
  readonly active: boolean
  readonly matchSlug: string
  readonly sportKey: string
  readonly categorySlug: string
  /** As shown; absent in selections stored before this field existed. */
  readonly categoryName?: string | undefined
  readonly homeName: string
  /** Absent where the event has no two sides; `homeName` is then the event's name. */
  readonly awayName?: string
  readonly marketName: string
  readonly outcomeName: string
}

/** An outcome someone picked, with the odds they saw (spec section 3, Selection). */
export type Selection = PickedOutcome & {
  /** Odds when picked; never changes. */
  readonly initialOdds: Odds
  /** Odds that the bettor accepted, or that their accept mode accepted. A bet is placed at these. */
  readonly acceptedOdds: Odds
  /** Whether the odds changed and the bettor must confirm them. */
  readonly isChanged: boolean
  readonly isSuspended: boolean
  readonly isNotAvailable: boolean
}

/** Status by provider; a missing one counts as up. */
export type ProviderStatuses = Readonly<Partial<Record<Provider, ProviderStatus>>>

/** A new selection: seen, accepted and initial odds are equal. */
export function toSelection(picked: PickedOutcome): Selection {
  const { odds } = picked
  return {
    ...picked,
    initialOdds: odds,
    acceptedOdds: odds,
    isChanged: false,
    isSuspended: false,
    isNotAvailable: false,
  }
}

/**
 * The selection with flags recomputed from its data ([ACCEPT-1] to [ACCEPT-3], [SLIP-9]); the same object when nothing
 * changed. Odds that need no confirmation become the accepted ones.
 */
export function withFlags(
  selection: Selection,
  mode: OddsAcceptMode,
  providers: ProviderStatuses,
): Selection {
  const availability = availabilityOf({
    matchStatus: selection.matchStatus,
    marketStatus: selection.marketStatus,
    outcomeActive: selection.active,
    providerStatus: providers[selection.provider] ?? 'active',
  })
  const isChanged = needsConfirmation(selection, mode)
  const next: Selection = {
    ...selection,
    acceptedOdds: isChanged ? selection.acceptedOdds : selection.odds,
    isChanged,
    isSuspended: availability === 'suspended',
    isNotAvailable: availability === 'unavailable',
  }
  return isSame(selection, next) ? selection : next
}

function isSame(a: Selection, b: Selection): boolean {
  return (
    a.acceptedOdds === b.acceptedOdds &&
    a.isChanged === b.isChanged &&
    a.isSuspended === b.isSuspended &&
    a.isNotAvailable === b.isNotAvailable
  )
}
