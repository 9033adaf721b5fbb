import { ERROR_CODES, type DraftBetWire } from '@touchline/contract'
import type { OutcomeKey } from '@touchline/domain/market'
import {
  checkPlacement,
  type PlacementAnswer,
  type PlacementQuestion,
  type PlacementRefusal,
} from '@touchline/domain/placing'
import { SYSTEM_MAX_LEGS, SYSTEM_TYPES } from '@touchline/domain/system'
import type { SiteSettings } from '#api/system'
import type { CustomPrice } from '#pricing'

const REFUSED = {
  cannotCombine: { kind: 'cannot-combine', code: ERROR_CODES.combinationNotAllowed },
  notOffered: { kind: 'leg-unavailable', code: ERROR_CODES.notAvailable },
  noJointPrice: { kind: 'custom-odds-moved', code: ERROR_CODES.invalidOddsCustomBet },
  // Bonuses do not exist yet.
  noSuchBonus: { kind: 'bonus-unavailable', code: ERROR_CODES.bonusNotAvailable },
  systemNotOffered: { kind: 'system-too-large', code: ERROR_CODES.systemNotOffered },
} as const satisfies Record<string, PlacementRefusal>

/** Why a bet is refused by its kind alone, before anything is read for it. */
export function refusalByKind(
  bet: Pick<DraftBetWire, 'type' | 'selections' | 'system_id' | 'bonus'>,
  { isCustomBetOn }: Pick<SiteSettings, 'isCustomBetOn'>,
): PlacementRefusal | undefined {
  if (bet.bonus) return REFUSED.noSuchBonus
  if (bet.type === 'custom_bet' && !isCustomBetOn) return REFUSED.cannotCombine
  if (bet.type !== 'system') return undefined
  const isOffered = SYSTEM_TYPES.some(({ id }) => id === bet.system_id)
  return isOffered && bet.selections.length <= SYSTEM_MAX_LEGS ? undefined : REFUSED.systemNotOffered
}

/**
 * Applies the domain's rules to a bet. A custom bet needs its current joint price; where there is none, the refusal
 * gives the reason.
 */
export function applyBetRules(
  question: Omit<PlacementQuestion, 'customOdds'>,
  price: CustomPrice | undefined,
): PlacementAnswer {
  const answer = checkPlacement({ ...question, ...(price?.ok && { customOdds: price.odds }) })
  if (answer.ok) return answer
  const { legs } = question.draft
  return {
    ok: false,
    refusals: answer.refusals.map(refusal => {
      if (refusal.kind !== 'custom-odds-moved') return refusal
      return price?.ok ? { ...refusal, odds: price.odds } : whyNoPrice(price, legs)
    }),
  }
}

/** Why legs have no joint price, as the refusal of a custom bet. */
function whyNoPrice(
  price: Extract<CustomPrice, { ok: false }> | undefined,
  legs: readonly OutcomeKey[],
): PlacementRefusal {
  const leg = price?.leg === undefined ? undefined : legs[price.leg]
  const culprit = leg ? { leg } : {}
  switch (price?.kind) {
    case 'contradiction':
    case 'too-certain':
      return { ...REFUSED.noJointPrice, ...culprit }
    case 'not-offered':
      return { ...REFUSED.notOffered, ...culprit }
    case 'not-allowed':
    case 'too-many':
    case undefined:
      return { ...REFUSED.cannotCombine, ...culprit }
  }
}
