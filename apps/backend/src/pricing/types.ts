import type { MarketStatus } from '@touchline/domain/market'
import type { Odds } from '@touchline/domain/odds'
import type { OutcomeTextKey } from './language/index.ts'

/**
 * Joint distribution of two whole counts (final goals, games, rounds ...): cell i is `home[i]`:`away[i]` with
 * probability `p[i]`.
 */
export type Distribution = {
  readonly home: Int16Array
  readonly away: Int16Array
  readonly p: Float64Array
}

/** One way a space can still end. */
export type ScoreCell = readonly [home: number, away: number]

/** Values of a specifier: `setnr=2|total=9.5` is `{ setnr: '2', total: '9.5' }`. */
export type SpecifierValues = Readonly<Record<string, string>>

/** Grade of an outcome at a final count: 2 win, 1 half win, 0 refund, -1 half lose, -2 lose (reference/domain.md c). */
export type Grade = -2 | -1 | 0 | 1 | 2

/** Name of an outcome: a translated text, or a template that is the same in all languages (reference/domain.md f). */
export type OutcomeName = OutcomeTextKey | { readonly literal: string }

/** One outcome of a rule: its feed id, its name and its grading. */
export type OutcomeRule = {
  readonly id: string
  readonly name: OutcomeName
  readonly grade: (home: number, away: number) => Grade
}

/** The outcomes of one line of a market. */
export type Rule = (values: SpecifierValues) => readonly OutcomeRule[]

export type PricedOutcome = {
  readonly id: string
  /** Fair chance that it wins, without refunds. */
  readonly probability: number
  readonly odds: Odds
  /** False where the fair price is outside 1.01..1000 or the outcome can no longer happen. */
  readonly active: boolean
}

export type PricedMarket = {
  readonly marketId: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly priority: number
  readonly mostBalanced: boolean
  readonly place: 'main' | 'secondary' | null
  readonly outcomes: readonly PricedOutcome[]
}

/** How lines of a ladder are chosen around the expected value of a statistic. */
export type Ladder = {
  readonly key: 'total' | 'hcp'
  readonly of: 'sum' | 'home' | 'away' | 'difference'
  readonly step: number
  /** Lines on each side of the middle one. */
  readonly reach: number
}

/** A market a sport offers at one moment. */
export type Offer = {
  readonly marketId: number
  /** The fixed part of the specifier, before the ladder's own key: `setnr=2`. */
  readonly prefix?: string
  readonly ladder?: Ladder
  readonly margin: 'main' | 'side' | 'long'
  readonly place?: 'main' | 'secondary'
}

/** A leg of a custom bet as a model sees it: the space that settles it, and the ends of that space at which it wins. */
export type JointLeg = {
  readonly space: string
  readonly holds: (home: number, away: number) => boolean
}

/** The chance that all legs win together, 0..1; undefined where the model has no joint chance of their spaces. */
export type JointChance = (legs: readonly JointLeg[]) => number | undefined

/** The pricing of one sport; everything comes from one model of the match state. */
export type SportPricing<Params, State> = {
  /** The markets on offer, the most important first. */
  readonly offers: (state: State) => readonly Offer[]
  /** Names the space whose count settles a market; undefined where the sport does not know it. */
  readonly spaceOf: (marketId: number, values: SpecifierValues) => string | undefined
  /** The chances of every end of a space. */
  readonly model: (params: Params, state: State) => (space: string) => Distribution | undefined
  /** Joint chances of legs of several spaces, from the same model. */
  readonly joint: (params: Params, state: State) => JointChance
  /** Every way a space can still end; exactly one when it is final. Undefined where it does not exist yet. */
  readonly possible: (state: State, space: string) => readonly ScoreCell[] | undefined
}
