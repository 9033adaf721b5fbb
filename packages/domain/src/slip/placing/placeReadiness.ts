import type { OutcomeKey } from '../../market/index.ts'
import { outcomeKeyOf } from '../../market/index.ts'
import type { Money } from '../../money/index.ts'
import type { PlacementRefusalKind, StakeLimits } from '../../placing/index.ts'
import { hasNoGain, refusalOf, stakeRefusal } from '../../placing/index.ts'
import { spendsBalance } from '../../bonus/index.ts'
import { grossOf, draftWin } from '../stakes/betTotals.ts'
import { isCustomBetGone, isJointPriceMoved } from '../building/customBet.ts'
import type { SlipFix } from '../building/fixesFor.ts'
import { fixesFor } from '../building/fixesFor.ts'
import { linesOf, partsOf } from '../stakes/partsOf.ts'
import type { DraftBet, Slip } from '../slip.ts'
import { slipRuleContextOf, ruleSubjectOf, selectionsOf } from '../slipViews.ts'
import { stakeBounds } from '../stakes/stakeBounds.ts'

/** What prevents placing the slip, as the fix that the button names (guide: "Fix leg 2 to place"). */
export type PlaceBlock =
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'restoring' }
  | { readonly kind: 'pick-a-price' }
  | {
      readonly kind: 'cannot-combine'
      /** Id of the refusing rule, and the catalogue key of its reason. */
      readonly rule: string
      readonly message: string
      readonly culprits: readonly OutcomeKey[]
      readonly fixes: readonly SlipFix[]
    }
  /** `leg` counts from 1, as shown on the slip. */
  | { readonly kind: 'drop-leg'; readonly leg: number; readonly key: OutcomeKey }
  | { readonly kind: 'wait-for-leg'; readonly leg: number; readonly key: OutcomeKey }
  /** No joint price any more, or an unavailable outcome: it must be rebuilt or removed ([CUSTOM-4]). */
  | { readonly kind: 'custom-bet-gone'; readonly betId: string }
  /** Keys of outcomes, and a custom bet's own id for its joint price. */
  | { readonly kind: 'accept-odds'; readonly changed: readonly string[] }
  | { readonly kind: 'enter-stake'; readonly betId: string }
  | {
      readonly kind: 'fix-stake'
      readonly betId: string
      readonly why: PlacementRefusalKind
      readonly limit: Money
    }
  /** A freebet that could win no more than itself ([PLACE-14]). */
  | { readonly kind: 'no-gain'; readonly betId: string }
  | { readonly kind: 'deposit'; readonly missing: Money }

/** `sign-in`: the button is enabled and opens sign-in (spec section 4, placing bets). */
export type PlaceReadiness =
  | { readonly kind: 'ready'; readonly total: Money }
  | { readonly kind: 'sign-in'; readonly total: Money }
  | PlaceBlock

/** Facts about the player when the slip is about to be placed. */
export type PlaceFacts = {
  readonly isSignedIn: boolean
  /** In the slip's currency; absent while it is unknown. */
  readonly balance?: Money
  readonly limits?: StakeLimits
}

/** Whether the bettor can place, and if not, how to fix it ([PLACE-10]): never just yes or no. */
export function placeReadiness(slip: Slip, { isSignedIn, balance, limits = {} }: PlaceFacts): PlaceReadiness {
  const block = slipBlock(slip, limits)
  if (block) return block
  const total = totalStake(slip)
  if (!isSignedIn) return { kind: 'sign-in', total }
  const fix = slip.bets.map(bet => limitBlock(bet, limits)).find(found => found !== undefined)
  if (fix) return fix
  const needed = slip.bets.reduce((sum, bet) => sum + (spendsBalance(bet.bonus) ? bet.stake.value : 0), 0)
  if (balance && balance.currency === total.currency && balance.value < needed) {
    return { kind: 'deposit', missing: { ...total, value: needed - balance.value } }
  }
  return { kind: 'ready', total }
}

/** What on the slip itself prevents placing, for any bettor; limits, if known, only determine the amount of a fix. */
export function slipBlock(slip: Slip, limits: StakeLimits = {}): PlaceBlock | undefined {
  if (slip.state.status === 'PROCESSING') return { kind: 'in-progress' }
  if (slip.isRestoring) return { kind: 'restoring' }
  if (slip.bets.length === 0) return { kind: 'pick-a-price' }
  return conflictOf(slip) ?? legBlock(slip) ?? stakeBlock(slip.bets, limits)
}

/** Money of all bets on the slip, in its currency. */
export function totalStake(slip: Slip): Money {
  const { code: currency, subunits } = slip.currency
  return { value: slip.bets.reduce((sum, bet) => sum + bet.stake.value, 0), currency, subunits }
}

function conflictOf(slip: Slip): PlaceBlock | undefined {
  const context = slipRuleContextOf(slip)
  for (const bet of slip.bets) {
    const subject = ruleSubjectOf(bet)
    const rule = refusalOf(subject, context)
    if (!rule) continue
    return {
      kind: 'cannot-combine',
      rule: rule.id,
      message: rule.message,
      culprits: rule.culprits(subject),
      fixes: fixesFor(slip, bet, rule),
    }
  }
  return undefined
}

function legBlock(slip: Slip): PlaceBlock | undefined {
  const selections = selectionsOf(slip)
  const custom = slip.bets.find(isCustomBetGone)
  if (custom) return { kind: 'custom-bet-gone', betId: custom.id }
  const gone = selections.findIndex(selection => selection.isNotAvailable)
  if (gone >= 0) return { kind: 'drop-leg', leg: gone + 1, key: selections[gone]! }
  const paused = selections.findIndex(selection => selection.isSuspended)
  if (paused >= 0) return { kind: 'wait-for-leg', leg: paused + 1, key: selections[paused]! }
  const changed = [
    ...selections.filter(selection => selection.isChanged).map(outcomeKeyOf),
    ...slip.bets.filter(isJointPriceMoved).map(bet => bet.id),
  ]
  return changed.length > 0 ? { kind: 'accept-odds', changed } : undefined
}

function stakeBlock(bets: readonly DraftBet[], limits: StakeLimits): PlaceBlock | undefined {
  const unstaked = bets.find(bet => bet.stake.value <= 0)
  if (unstaked) return { kind: 'enter-stake', betId: unstaked.id }
  const thin = bets.find(bet => bet.named && bet.stake.value < linesOf(bet))
  // Less than a subunit per line would leave a part of a named bet without a stake ([NAMED-3]).
  if (thin) return fixStakeBlock(thin, 'stake-too-low', stakeBounds(thin, limits).min)
  const gainless = bets.find(bet => hasNoGain(bet, grossOf(bet)))
  return gainless && { kind: 'no-gain', betId: gainless.id }
}

/** A bet's violation of its limits, in terms of the stake of the whole bet: that stake fixes it ([PLACE-26]). */
function limitBlock(bet: DraftBet, limits: StakeLimits): PlaceBlock | undefined {
  const refusals = partsOf(bet).flatMap(
    part => stakeRefusal(part.bet.stake, draftWin(part.bet), limits) ?? [],
  )
  const { min, max } = stakeBounds(bet, limits)
  if (refusals.some(({ kind }) => kind === 'stake-too-low')) return fixStakeBlock(bet, 'stake-too-low', min)
  if (refusals.some(({ kind }) => kind === 'stake-too-high'))
    return fixStakeBlock(bet, 'stake-too-high', max!)
  const [refusal] = refusals
  return refusal && fixStakeBlock(bet, refusal.kind, refusal.limit)
}

function fixStakeBlock({ id, stake }: DraftBet, why: PlacementRefusalKind, limit: number): PlaceBlock {
  return { kind: 'fix-stake', betId: id, why, limit: { ...stake, value: limit } }
}
