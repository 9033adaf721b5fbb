import { BET_STATUSES, betPhase } from '@touchline/domain/bet'
import { movesOf } from '@touchline/domain/liability'
import { liabilityKey, type Database } from '#store'
import { toLiable } from './toLiable.ts'

/** A limit whose used amount differs from the total of open bets, or exceeds the limit. In parts. */
export type LiabilityProblem = {
  readonly key: string
  readonly used: number
  readonly counted: number
  readonly most: number
}

const OPEN = BET_STATUSES.filter(status => ['pending', 'open'].includes(betPhase(status)))

/** Recounts all open bets. Only bets reopened by a corrected result may exceed a limit ([LIABILITY-9]). */
export async function checkLiability(db: Database): Promise<LiabilityProblem[]> {
  const bets = await db.selectFrom('bets').selectAll().where('status', 'in', OPEN).execute()
  const ids = db.selectFrom('bets').select('id').where('status', 'in', OPEN)
  const legs = await db.selectFrom('bet_legs').selectAll().where('bet_id', 'in', ids).orderBy('leg').execute()
  const legsOf = Map.groupBy(legs, ({ bet_id }) => bet_id)
  const moves = movesOf(
    bets.map(bet => {
      const after = toLiable(bet, legsOf.get(bet.id) ?? [])
      return after ? { after } : {}
    }),
  )
  const used = await db.selectFrom('liabilities').selectAll().execute()
  const mayPass = bets.some(({ corrected_at }) => corrected_at !== null)
  const byKey = new Map(used.map(({ key, parts, most }) => [key, { key, used: parts, counted: 0, most }]))
  for (const { key: name, parts: counted, limit: most } of moves) {
    const key = liabilityKey(name)
    byKey.set(key, { key, used: byKey.get(key)?.used ?? 0, counted, most })
  }
  return [...byKey.values()].filter(one => one.used !== one.counted || (one.used > one.most && !mayPass))
}
