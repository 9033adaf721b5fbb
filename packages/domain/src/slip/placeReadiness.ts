import type { OutcomeKey } from '../market/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import type { Money } from '../money/index.ts'
import type { PlacementRefusalKind, StakeLimits } from '../placing/index.ts'
import { refusalOf, stakeRefusal } from '../placing/index.ts'
import { betTotals } from './betTotals.ts'
import type { SlipFix } from './fixesFor.ts'
import { fixesFor } from './fixesFor.ts'
import type { DraftBet, Slip } from './slip.ts'
import { ruleContextOf, ruleSubjectOf, selectionsOf } from './slipViews.ts'

/** What stands between the slip and a bet, as the fix the button names (guide: "Fix leg 2 to place"). */
export type PlaceBlock =
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'restoring' }
  | { readonly kind: 'pick-a-price' }
  | {
      readonly kind: 'cannot-combine'
      /** Id of the rule that refuses, and the catalogue key of its reason. */
      readonly rule: string
      readonly says: string
      readonly culprits: readonly OutcomeKey[]
      readonly fixes: readonly SlipFix[]
    }
  /** `leg` counts from 1 as the slip shows them. */
  | { readonly kind: 'drop-leg'; readonly leg: number; readonly key: OutcomeKey }
  | { readonly kind: 'wait-for-leg'; readonly leg: number; readonly key: OutcomeKey }
  | { readonly kind: 'accept-odds'; readonly changed: readonly string[] }
  | { readonly kind: 'enter-stake'; readonly betId: string }
  | {
      readonly kind: 'mend-stake'
      readonly betId: string
      readonly why: PlacementRefusalKind
      readonly limit: Money
    }
  | { readonly kind: 'deposit'; readonly missing: Money }

/** `sign-in`: the button works and opens sign-in (spec section 4, placing bets). */
export type PlaceReadiness =
  | { readonly kind: 'ready'; readonly total: Money }
  | { readonly kind: 'sign-in'; readonly total: Money }
  | PlaceBlock

export type PlaceFacts = {
  readonly isSignedIn: boolean
  /** In the slip's currency; absent while it is not known. */
  readonly balance?: Money
  readonly limits?: StakeLimits
}

/** Whether the bettor can place, and if not, what to do about it ([PLACE-10]): never a bare yes or no. */
export function placeReadiness(slip: Slip, { isSignedIn, balance, limits = {} }: PlaceFacts): PlaceReadiness {
  const block = slipBlock(slip)
  if (block) return block
  const total = totalStake(slip)
  if (!isSignedIn) return { kind: 'sign-in', total }
  for (const bet of slip.bets) {
    const refusal = stakeRefusal(bet.stake, betTotals(bet)?.returns ?? 0, limits)
    if (refusal) {
      const limit = { ...bet.stake, value: refusal.limit }
      return { kind: 'mend-stake', betId: bet.id, why: refusal.kind, limit }
    }
  }
  if (balance && balance.currency === total.currency && balance.value < total.value) {
    return { kind: 'deposit', missing: { ...total, value: total.value - balance.value } }
  }
  return { kind: 'ready', total }
}

/** What on the slip itself forbids placing, whoever the bettor is. */
export function slipBlock(slip: Slip): PlaceBlock | undefined {
  if (slip.state.status === 'PROCESSING') return { kind: 'in-progress' }
  if (slip.isRestoring) return { kind: 'restoring' }
  if (slip.bets.length === 0) return { kind: 'pick-a-price' }
  return conflictOf(slip) ?? legBlock(slip) ?? stakeBlock(slip.bets)
}

/** Money of all bets on the slip, in its currency. */
export function totalStake(slip: Slip): Money {
  const { code: currency, subunits } = slip.currency
  return { value: slip.bets.reduce((sum, bet) => sum + bet.stake.value, 0), currency, subunits }
}

function conflictOf(slip: Slip): PlaceBlock | undefined {
  const context = ruleContextOf(slip)
  for (const bet of slip.bets) {
    const subject = ruleSubjectOf(bet)
    const rule = refusalOf(subject, context)
    if (!rule) continue
    return {
      kind: 'cannot-combine',
      rule: rule.id,
      says: rule.says,
      culprits: rule.culprits(subject),
      fixes: fixesFor(slip, bet, rule),
    }
  }
  return undefined
}

function legBlock(slip: Slip): PlaceBlock | undefined {
  const selections = selectionsOf(slip)
  const refused = refusedAsGone(slip)
  const gone = selections.findIndex(leg => leg.isNotAvailable || refused.has(outcomeKeyOf(leg)))
  if (gone >= 0) return { kind: 'drop-leg', leg: gone + 1, key: selections[gone]! }
  const paused = selections.findIndex(selection => selection.isSuspended)
  if (paused >= 0) return { kind: 'wait-for-leg', leg: paused + 1, key: selections[paused]! }
  const changed = selections.filter(selection => selection.isChanged).map(outcomeKeyOf)
  return changed.length > 0 ? { kind: 'accept-odds', changed } : undefined
}

/** Legs the back end just called unavailable: it knows before our prices do, and says so until the error is left. */
function refusedAsGone({ state }: Slip): ReadonlySet<string> {
  const error = state.status === 'ERROR' ? state.error : undefined
  const refusals = error && 'refusals' in error ? (error.refusals ?? []) : []
  return new Set(
    refusals.flatMap(({ kind, leg }) => (leg && kind === 'leg-unavailable' ? [outcomeKeyOf(leg)] : [])),
  )
}

function stakeBlock(bets: readonly DraftBet[]): PlaceBlock | undefined {
  const unstaked = bets.find(bet => bet.stake.value <= 0)
  return unstaked && { kind: 'enter-stake', betId: unstaked.id }
}
