import { meetsCashoutRule } from '@touchline/domain/cashout'
import { createRounds, type Rounds } from '#api/rounds'
import { cashOutByRule } from '../rules/cashOutByRule.ts'
import { decideCashout, type CashoutDecidingOptions } from '../taking/decideCashout.ts'
import { findBetsToPrice, findDueCashouts, readMovements, readRules } from './findBetsToPrice.ts'
import { cashoutOfferOf } from './cashoutOfferOf.ts'
import { readBetsToPrice } from './readBetsToPrice.ts'
import { storeOffers } from './storeOffers.ts'

export type CashoutsOptions = CashoutDecidingOptions & {
  /** The players who are connected: offers are priced for those who see them, and for rules. */
  readonly connected: () => Promise<readonly string[]>
  /**
   * Maximum bets priced in one round, for bets with a rule and for others separately; the rest wait for the next round.
   */
  readonly pricedMax?: number
  readonly onError: (error: unknown) => void
}
export type CashoutService = {
  /** A round decides the cash-outs that are due. */
  readonly deciding: Rounds
  /**
   * A round finds the matches that changed since the last one, prices the bets on them, publishes changed offers, and
   * cashes out by rule.
   */
  readonly offers: Rounds
  /** Reprices a bet although none of its matches has changed. */
  readonly touch: (betId: string) => void
}

const PRICED_MAX = 500
/** Maximum number of cash-outs decided in one round. */
const DECIDED_MAX = 200

/**
 * The background work of cash-out: it updates the offers of running bets and decides waiting cash-outs. Its memory only
 * saves work: after a restart every match counts as changed.
 */
export function createCashoutService(options: CashoutsOptions): CashoutService {
  const { db, chances, now, onError, pricedMax = PRICED_MAX } = options
  let movements: ReadonlyMap<string, string> = new Map()
  let looking: ReadonlySet<string> = new Set()
  /** The bet that waits longest is priced first; a bet that is found again keeps its place in the queue. */
  const due = new Set<string>()
  /** Queue of bets with a rule and of bets that were just acted on, so that other offers do not hold them up. */
  const dueFirst = new Set<string>()

  async function decideDue(isStopped: () => boolean): Promise<void> {
    for (const betId of await findDueCashouts(db, now(), DECIDED_MAX)) {
      if (isStopped()) return
      await decideCashout(options, betId).catch(onError)
      dueFirst.add(betId)
    }
  }

  async function findDue(): Promise<void> {
    const moved = await readMovements(db, now())
    const here = new Set(await options.connected())
    const found = await findBetsToPrice(db, {
      movedMatches: differing(movements, moved),
      looking: [...here],
      arrived: [...here].filter(player => !looking.has(player)),
    })
    for (const { id, hasRule } of found) (hasRule ? dueFirst : due).add(id)
    movements = moved
    looking = here
  }

  async function price(waiting: Set<string>, isStopped: () => boolean): Promise<void> {
    const ids = [...waiting].slice(0, pricedMax)
    const at = now()
    const priced = (await readBetsToPrice(db, ids)).map(bet => ({
      bet,
      offer: cashoutOfferOf(bet, chances, at),
    }))
    await storeOffers(db, priced, at)
    for (const id of ids) waiting.delete(id)
    const rules = await readRules(db, ids)
    for (const { bet, offer } of priced) {
      const atLeast = rules.get(bet.id)
      if (atLeast === undefined || !meetsCashoutRule(atLeast, offer) || isStopped()) continue
      await cashOutByRule(options, bet.id).catch(onError)
      dueFirst.add(bet.id)
    }
  }

  return {
    deciding: createRounds(decideDue, onError),
    offers: createRounds(async isStopped => {
      await findDue()
      await price(dueFirst, isStopped)
      if (!isStopped()) await price(due, isStopped)
    }, onError),
    touch: betId => void dueFirst.add(betId),
  }
}

/** Matches that have changed or no longer exist. */
function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const gone = [...before.keys()].filter(id => !after.has(id))
  return [...after].flatMap(([id, word]) => (before.get(id) === word ? [] : [id])).concat(gone)
}
