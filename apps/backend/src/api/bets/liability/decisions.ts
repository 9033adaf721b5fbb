import { ERROR_CODES } from '@touchline/contract'
import { isWithin, limitsLeft, movesOf, type LiabilityChange, type UsedOf } from '@touchline/domain/liability'
import type { Odds } from '@touchline/domain/odds'
import { sendTogether, type DatabaseTransaction } from '#store'
import type { BetDecision } from '../deciding/judgeSubmitted.ts'
import { toLiable, type LiableLeg } from './toLiable.ts'
import { checkMoved, dropUnused, holdUsed, moveUsed, selectUsed, toUsedOf } from './usedLiability.ts'

type LegsOf = ReadonlyMap<string, readonly LiableLeg[]>

/**
 * Refuses bets that would be accepted at a better price than they came in at when the limit no longer covers the
 * difference. What they have counted since submission stays reserved: at the price of their arrival each is within its
 * limits ([LIABILITY-9]).
 */
export async function holdToLimits(
  trx: DatabaseTransaction,
  decisions: readonly BetDecision[],
  legsOf: LegsOf,
  held: readonly string[],
): Promise<readonly BetDecision[]> {
  const raised = movesOf(decisions.map(decision => (decision.ok ? changeOf(decision, legsOf) : {}))).filter(
    ({ parts }) => parts > 0,
  )
  if (raised.length === 0) return decisions
  const keys = raised.map(({ key }) => key)
  const [rows] = await sendTogether(trx, [selectUsed(trx, keys)])
  let usedOf = toUsedOf(rows, await holdUsed(trx, held))
  return decisions.map(decision => {
    if (!decision.ok) return decision
    const moves = movesOf([changeOf(decision, legsOf)])
    if (!moves.every(move => isWithin(move, usedOf))) return refusalOf(decision, legsOf, usedOf)
    const before = usedOf
    const moved = new Map(moves.map(({ key, parts }) => [key, parts]))
    usedOf = key => before(key) + (moved.get(key) ?? 0)
    return decision
  })
}

/** Counts the decided bets. This is the last lock of its transaction. */
export async function countDecisions(
  trx: DatabaseTransaction,
  decisions: readonly BetDecision[],
  legsOf: LegsOf,
): Promise<void> {
  const moves = movesOf(decisions.map(decision => changeOf(decision, legsOf)))
  if (moves.length === 0) return
  const [moved] = await sendTogether(trx, [
    moveUsed(trx, moves),
    dropUnused(
      trx,
      moves.map(({ key }) => key),
    ),
  ])
  checkMoved(moves, moved)
}

function changeOf(decision: BetDecision, legsOf: LegsOf): LiabilityChange {
  const { bet } = decision
  const legs = legsOf.get(bet.id) ?? []
  const before = toLiable(bet, legs)
  const after = decision.ok
    ? toLiable(
        { ...bet, status: 'waiting_results', potential_win: decision.potentialWin },
        legs.map((leg, i) => ({ ...leg, odds: decision.prices[i]!.odds })),
      )
    : undefined
  return { ...(before && { before }), ...(after && { after }) }
}

function refusalOf(
  decision: Extract<BetDecision, { ok: true }>,
  legsOf: LegsOf,
  usedOf: UsedOf,
): BetDecision {
  const { before, after } = changeOf(decision, legsOf)
  const own = new Map(movesOf(before ? [{ after: before }] : []).map(({ key, parts }) => [key, parts]))
  const left =
    after &&
    limitsLeft({ ...after, jointOdds: decision.betOdds as Odds }, key => usedOf(key) - (own.get(key) ?? 0))
  return {
    ok: false,
    bet: decision.bet,
    refusals: [{ kind: 'win-too-high', code: ERROR_CODES.winTooHigh, ...(left && { limit: left.maxWin }) }],
  }
}
