import { CASHOUT_MARGIN_BP, priceCashout, type CashoutLeg } from '@touchline/domain/cashout'
import type { Odds } from '@touchline/domain/odds'
import { customChance, fairChances } from '#pricing'
import type { DrawnBet, PastLeg } from './pastBet.ts'
import { bestAt, resultAt, toSettle } from './priceDrawn.ts'

const MINUTE_MS = 60_000
/** After a match of the bet ended, or before its first one began. */
const AFTER_MS = 12 * MINUTE_MS
const BEFORE_MS = 3 * MINUTE_MS

export type PastOffer = { readonly at: number; readonly value: number }

/**
 * The cash-out value at a quiet moment of the bet: between two of its matches, else just before the first. Undefined
 * where there is no such moment, or no offer then.
 */
export function offerBefore(bet: DrawnBet): PastOffer | undefined {
  const between = bet.legs.map(({ match }) => match.finishedAt + AFTER_MS)
  const first = Math.min(...bet.legs.map(({ match }) => match.before.startTime)) - BEFORE_MS
  const at = [...between.toSorted((a, b) => a - b), first].find(moment => isQuiet(bet, moment))
  if (at === undefined) return undefined
  const offer = priceCashout(
    {
      ...toSettle(bet, bet.stake, leg => resultAt(leg, at)),
      legs: bet.legs.map(leg => toCashoutLeg(leg, at)),
      potentialWin: bestAt(bet, bet.stake, at),
      ...(bet.type === 'custom_bet' && customChanceOf(bet)),
    },
    CASHOUT_MARGIN_BP,
  )
  return offer.offered ? { at, value: offer.value } : undefined
}

/** Whether none of the bet's matches is in play, some are still to come, and the bet is placed already. */
function isQuiet({ legs, createdAt }: DrawnBet, at: number): boolean {
  const isOver = ({ match }: PastLeg) => match.finishedAt <= at
  const isToCome = ({ match }: PastLeg) => match.before.startTime > at
  return createdAt < at && legs.some(isToCome) && legs.every(leg => isOver(leg) || isToCome(leg))
}

/** Before its match, a leg has the chances that its price was derived from. */
function toCashoutLeg(leg: PastLeg, at: number): CashoutLeg {
  const result = resultAt(leg, at)
  const chances = result === 'no_results' ? fairChances(leg.match.before.sim)(leg.outcome) : undefined
  return { odds: leg.outcome.odds as Odds, result, ...(chances && { chances }) }
}

function customChanceOf({ legs }: DrawnBet): { customChance?: number } {
  const chance = customChance(
    legs[0]!.match.before.sim,
    legs.map(({ outcome }) => outcome),
  )
  return chance === undefined ? {} : { customChance: chance }
}
