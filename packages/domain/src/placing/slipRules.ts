import type { BetType } from '../bet/index.ts'
import type { OutcomeKey } from '../market/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import type { Contest, Provider } from '../match/index.ts'
import type { NamedBetId } from '../system/index.ts'
import { namedBetOf, SYSTEM_MAX_LEGS, systemRefusal } from '../system/index.ts'
import type { PlacementRefusalKind } from './placementCodes.ts'
import { dropsOfRelated, relatedLegs } from './relatedLegs.ts'

/** The input of a rule: one bet, drafted or arriving at the back end. */
export type RuleSubject = {
  readonly type: BetType
  readonly legs: readonly (OutcomeKey & { readonly provider: Provider; readonly contest?: Contest })[]
  readonly system?: { readonly winCount: number; readonly totalCount: number }
  /** On the slip only: it is placed as plain bets ([NAMED-2]). */
  readonly named?: NamedBetId
}

/** What the slip rules need besides the bet itself. */
export type RuleContext = {
  /** Number of single bets placed together, including this one. */
  readonly singles: number
  /** Whether a provider takes several singles at once (settings, multiSingleAvailableByProvider); absent means no. */
  readonly multiSingle: Readonly<Partial<Record<Provider, boolean>>>
  /** Settings, custom bet allow single; absent means no. */
  readonly customBetAllowsSingle?: boolean
}

/** One sentence of the specification as a row: when it refuses, the message for the bettor, and the legs at fault. */
export type SlipRule = {
  readonly id: string
  readonly refuses: (bet: RuleSubject, context: RuleContext) => boolean
  /** Catalogue key of the reason. */
  readonly message: string
  /** The back end's refusal, if it is not `cannot-combine`. */
  readonly refusal?: PlacementRefusalKind
  /** Empty where the bet as a whole is at fault. */
  readonly culprits: (bet: RuleSubject) => readonly OutcomeKey[]
  /**
   * Ways to resolve the conflict by dropping legs: each entry is one set of legs whose removal resolves it ([SLIP-21]).
   */
  readonly drops: (bet: RuleSubject) => readonly (readonly OutcomeKey[])[]
}

/** Maximum legs of one bet (ours; combo boosts in the trade end at 25). */
export const MAX_LEGS = 30

/** Maximum bets of one request: it is judged and answered as a whole (ours; [SLIP-30]). */
export const MAX_BETS = 20

/**
 * The rules for one bet (spec section 4, slip rules), in the order in which a bettor can fix them. The slip and the
 * back end use the same table.
 */
export const SLIP_RULES: readonly SlipRule[] = [
  {
    id: 'SLIP-6',
    refuses: bet => joinsLegs(bet) && sameMatch(bet).length > 0,
    message: 'slip.same-match',
    culprits: sameMatch,
    drops: dropsOfSameMatch,
  },
  {
    id: 'SLIP-32',
    refuses: bet => joinsLegs(bet) && relatedLegs(bet.legs).length > 0,
    message: 'slip.related',
    culprits: ({ legs }) => relatedLegs(legs),
    drops: ({ legs }) => dropsOfRelated(legs),
  },
  {
    id: 'SLIP-24',
    refuses: bet => bet.type === 'system' && bet.legs.length > SYSTEM_MAX_LEGS,
    message: 'slip.system-too-large',
    refusal: 'system-too-large',
    culprits: bet => bet.legs.slice(SYSTEM_MAX_LEGS),
    drops: bet => [bet.legs.slice(SYSTEM_MAX_LEGS)],
  },
  {
    id: 'SLIP-8',
    refuses: bet => bet.type === 'system' && bet.legs.some(isOddin),
    message: 'slip.no-system',
    culprits: bet => bet.legs.filter(isOddin),
    drops: bet => [bet.legs.filter(isOddin)],
  },
  {
    id: 'SLIP-7',
    refuses: bet => joinsLegs(bet) && new Set(bet.legs.map(leg => leg.provider)).size > 1,
    message: 'slip.mixed-providers',
    culprits: bet => bet.legs.filter(leg => leg.provider !== bet.legs[0]?.provider),
    // Each provider settles and limits its own book: keep the legs of one.
    drops: bet =>
      [...new Set(bet.legs.map(leg => leg.provider))].map(remaining =>
        bet.legs.filter(leg => leg.provider !== remaining),
      ),
  },
  {
    id: 'SLIP-5',
    refuses: (bet, { singles, multiSingle }) =>
      goesAsSingles(bet, singles) && bet.legs.some(leg => multiSingle[leg.provider] !== true),
    message: 'slip.one-single',
    culprits: bet => bet.legs,
    // For several singles the slip decides which of them to drop, because a rule sees one bet.
    drops: () => [],
  },
  {
    id: 'SLIP-30',
    refuses: ({ type }, { singles }) => type === 'single' && singles > MAX_BETS,
    message: 'slip.too-many-bets',
    culprits: bet => bet.legs,
    drops: () => [],
  },
  {
    id: 'TYPE-4',
    refuses: (bet, context) => !fitsType(bet, context),
    message: 'slip.wrong-number-of-legs',
    // The bet as a whole has an invalid shape: no single leg is at fault.
    culprits: () => [],
    drops: () => [],
  },
  {
    id: 'CUSTOM-5',
    refuses: bet => bet.type === 'custom_bet' && otherMatches(bet).length > 0,
    message: 'slip.one-match',
    culprits: otherMatches,
    drops: () => [],
  },
  {
    id: 'SLIP-19',
    refuses: bet => bet.legs.length > MAX_LEGS || sameOutcome(bet).length > 0,
    message: 'slip.too-many-legs',
    culprits: bet => (bet.legs.length > MAX_LEGS ? bet.legs.slice(MAX_LEGS) : sameOutcome(bet)),
    drops: bet => (bet.legs.length > MAX_LEGS ? [bet.legs.slice(MAX_LEGS)] : []),
  },
]

/** The first rule that refuses this bet, or undefined when all allow it. */
export function refusalOf(bet: RuleSubject, context: RuleContext = ALONE): SlipRule | undefined {
  return SLIP_RULES.find(rule => rule.refuses(bet, context))
}

const ALONE: RuleContext = { singles: 1, multiSingle: {} }

function joinsLegs({ type }: RuleSubject): boolean {
  return type === 'combo' || type === 'system'
}

function isOddin({ provider }: { readonly provider: Provider }): boolean {
  return provider === 'oddin'
}

/**
 * Whether legs of this bet are placed as singles beside other singles: those of the slip, or a named bet's own
 * ([NAMED-5]).
 */
function goesAsSingles({ type, named }: RuleSubject, singles: number): boolean {
  return named ? namedBetOf(named).folds.includes(1) : type === 'single' && singles > 1
}

/** Every leg whose match another leg of the bet also has. */
function sameMatch({ legs }: RuleSubject): readonly OutcomeKey[] {
  return legs.filter(leg => legs.some(other => other !== leg && other.matchId === leg.matchId))
}

/**
 * If one match has a conflict: keep any one of its legs. If several do: keep the oldest of each, or the newest of each,
 * so that every way resolves it.
 */
function dropsOfSameMatch(bet: RuleSubject): readonly (readonly OutcomeKey[])[] {
  const clashing = sameMatch(bet)
  const ofMatch = (leg: OutcomeKey) => clashing.filter(other => other.matchId === leg.matchId)
  const isOneMatch = clashing.every(leg => leg.matchId === clashing[0]!.matchId)
  if (isOneMatch) return clashing.map(remaining => clashing.filter(leg => leg !== remaining))
  return [
    clashing.filter(leg => ofMatch(leg)[0] !== leg),
    clashing.filter(leg => ofMatch(leg).at(-1) !== leg),
  ]
}

/** Legs of another match than the first. */
function otherMatches({ legs }: RuleSubject): readonly OutcomeKey[] {
  return legs.filter(leg => leg.matchId !== legs[0]!.matchId)
}

/** Legs that repeat an earlier one: they cannot be picked, so only a forged request contains them. */
function sameOutcome({ legs }: RuleSubject): readonly OutcomeKey[] {
  const keys = legs.map(outcomeKeyOf)
  return legs.filter((_, i) => keys.indexOf(keys[i]!) < i)
}

function fitsType(
  { type, legs, system, named }: RuleSubject,
  { customBetAllowsSingle = false }: RuleContext,
): boolean {
  switch (type) {
    case 'single':
      return legs.length === 1
    case 'combo':
      return legs.length >= 2
    case 'custom_bet':
      return legs.length >= (customBetAllowsSingle ? 1 : 2)
    case 'system':
      if (named) return namedBetOf(named).legs === legs.length
      return (
        system !== undefined &&
        system.totalCount === legs.length &&
        systemRefusal(system.winCount, system.totalCount) === undefined
      )
  }
}
