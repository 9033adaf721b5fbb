import { LRUCache } from 'lru-cache'
import { CASHOUT_MARGIN_BP, type CashoutChances } from '@touchline/domain/cashout'
import { customChance, fairChances, playOf } from '#pricing'

/** A match in the state committed with one of its versions. */
export type PlayedMatch = { readonly id: string; readonly version: number; readonly sim: object }
export type PricedLeg = {
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
}

/**
 * How likely legs are, by the model that prices their match, and the operator's margin. Undefined where there is no
 * model.
 */
export type Chances = {
  /** The operator's margin on what the chances are worth, in basis points ([CASHOUT-2]). */
  readonly marginBp: number
  readonly of: (match: PlayedMatch, leg: PricedLeg) => CashoutChances | undefined
  /** The chance that all legs are won, in parts per million. */
  readonly joint: (match: PlayedMatch, legs: readonly PricedLeg[]) => number | undefined
}

/** Matches whose chances are cached: some bytes for each leg. */
const MATCHES_MAX = 2_000
/** Models cached for further legs: up to a megabyte each. */
const MODELS_MAX = 32

/**
 * Chances of legs, computed once per match version, because many bets share the same legs. A match that the model
 * cannot process has no chances, and the error goes to `onError`: one match must not hold up the bets on the others.
 */
export function createChances(
  onError: (error: unknown) => void,
  marginBp: number = CASHOUT_MARGIN_BP,
): Chances {
  const known = new LRUCache<string, { version: number; readonly answers: Map<string, unknown> }>({
    max: MATCHES_MAX,
  })
  const models = new LRUCache<string, ReturnType<typeof fairChances>>({ max: MODELS_MAX })

  function once<T>({ id, version }: PlayedMatch, key: string, request: () => T): T | undefined {
    let match = known.get(id)
    if (match?.version !== version) known.set(id, (match = { version, answers: new Map() }))
    if (!match.answers.has(key)) match.answers.set(key, orNothing(request))
    return match.answers.get(key) as T | undefined
  }

  function orNothing<T>(request: () => T): T | undefined {
    try {
      return request()
    } catch (error) {
      onError(error)
      return undefined
    }
  }

  function modelOf({ id, version, sim }: PlayedMatch): ReturnType<typeof fairChances> | undefined {
    const key = `${id} ${version}`
    const cached = models.get(key)
    if (cached) return cached
    const play = playOf(sim)
    const model = play && fairChances(play)
    if (model) models.set(key, model)
    return model
  }

  return {
    marginBp,
    of: (match, leg) => once(match, keyOf(leg), () => modelOf(match)?.(toLeg(leg))),
    joint: (match, legs) =>
      once(match, legs.map(keyOf).toSorted().join(' '), () => {
        const play = playOf(match.sim)
        return play && customChance(play, legs.map(toLeg))
      }),
  }
}

const keyOf = ({ market_id, specifier, outcome_id }: PricedLeg) => `${market_id}/${specifier}/${outcome_id}`

function toLeg({ market_id, specifier, outcome_id }: PricedLeg) {
  return { marketId: market_id, specifier, outcomeId: outcome_id }
}
