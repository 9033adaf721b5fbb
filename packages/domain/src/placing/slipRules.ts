import type { BetType } from '../bet/index.ts'
import type { OutcomeKey } from '../market/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import type { Provider } from '../match/index.ts'
import { systemRefusal } from '../system/index.ts'

/** What a rule looks at: one bet, drafted or arriving at the back end. */
export type RuleSubject = {
  readonly type: BetType
  readonly legs: readonly (OutcomeKey & { readonly provider: Provider })[]
  readonly system?: { readonly winCount: number; readonly totalCount: number }
}

export type RuleContext = {
  /** Single bets that go together, this one included. */
  readonly singles: number
  /** Whether a provider takes several singles at once (settings, multiSingleAvailableByProvider); absent means no. */
  readonly multiSingle: Readonly<Partial<Record<Provider, boolean>>>
}

/** One sentence of the specification as a row: when it refuses, what the bettor is told, which legs are at fault. */
export type SlipRule = {
  readonly id: string
  readonly refuses: (bet: RuleSubject, context: RuleContext) => boolean
  /** Catalogue key of the reason. */
  readonly says: string
  readonly culprits: (bet: RuleSubject) => readonly OutcomeKey[]
  /** Ways out by dropping legs: each entry is one set of legs whose going ends the conflict ([SLIP-21]). */
  readonly drops: (bet: RuleSubject) => readonly (readonly OutcomeKey[])[]
}

/** Most legs one bet may have (ours; combo boosts in the trade end at 25). */
export const MAX_LEGS = 30

/**
 * What may stand on one bet (spec section 4, slip rules), in the order in which a bettor can mend it. The slip and the back
 * end ask the same table.
 */
export const SLIP_RULES: readonly SlipRule[] = [
  {
    id: 'SLIP-6',
    refuses: bet => joinsLegs(bet) && sameMatch(bet).length > 0,
    says: 'slip.same-match',
    culprits: sameMatch,
    // Keep one leg of the match, whichever the bettor likes.
    drops: bet => {
      const clashing = sameMatch(bet)
      return clashing.map(kept => clashing.filter(leg => leg !== kept && leg.matchId === kept.matchId))
    },
  },
  {
    id: 'SLIP-8',
    refuses: bet => bet.type === 'system' && bet.legs.some(isOddin),
    says: 'slip.no-system',
    culprits: bet => bet.legs.filter(isOddin),
    drops: bet => [bet.legs.filter(isOddin)],
  },
  {
    id: 'SLIP-7',
    refuses: bet => joinsLegs(bet) && new Set(bet.legs.map(leg => leg.provider)).size > 1,
    says: 'slip.mixed-providers',
    culprits: bet => bet.legs.filter(leg => leg.provider !== bet.legs[0]?.provider),
    // Each provider settles and limits its own book: keep the legs of one.
    drops: bet =>
      [...new Set(bet.legs.map(leg => leg.provider))].map(kept =>
        bet.legs.filter(leg => leg.provider !== kept),
      ),
  },
  {
    id: 'SLIP-5',
    refuses: (bet, { singles, multiSingle }) =>
      bet.type === 'single' && singles > 1 && bet.legs.some(leg => multiSingle[leg.provider] !== true),
    says: 'slip.one-single',
    culprits: bet => bet.legs,
    drops: bet => [bet.legs],
  },
  {
    id: 'TYPE-4',
    refuses: bet => !fitsType(bet),
    says: 'slip.wrong-number-of-legs',
    culprits: bet => bet.legs,
    drops: () => [],
  },
  {
    id: 'SLIP-19',
    refuses: bet => bet.legs.length > MAX_LEGS || sameOutcome(bet).length > 0,
    says: 'slip.too-many-legs',
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

/** Every leg whose match another leg of the bet has too. */
function sameMatch({ legs }: RuleSubject): readonly OutcomeKey[] {
  return legs.filter(leg => legs.some(other => other !== leg && other.matchId === leg.matchId))
}

/** Legs that repeat an earlier one: nobody can pick them, so only a forged request holds them. */
function sameOutcome({ legs }: RuleSubject): readonly OutcomeKey[] {
  const keys = legs.map(outcomeKeyOf)
  return legs.filter((_, i) => keys.indexOf(keys[i]!) < i)
}

function fitsType({ type, legs, system }: RuleSubject): boolean {
  switch (type) {
    case 'single':
      return legs.length === 1
    case 'combo':
    case 'custom_bet':
      return legs.length >= 2
    case 'system':
      return (
        system !== undefined &&
        system.totalCount === legs.length &&
        systemRefusal(system.winCount, system.totalCount) === undefined
      )
  }
}
