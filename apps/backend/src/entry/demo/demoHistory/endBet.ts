import type { BetResult, BetStatus } from '@touchline/domain/bet'
import { cashoutPart } from '@touchline/domain/cashout'
import type { DrawnBet, PastBet, PastLeg } from './pastBet.ts'
import { bestAt, oddsOf, resultAt, settleInTime } from './priceDrawn.ts'
import { offerBefore } from './offerBefore.ts'

/** Time from the end of a match to its settlement. */
const SETTLING_MS = 40_000
/** Time from a placement to its refusal, or to its cancellation. */
const REFUSING_MS = 5_000
const TAKING_BACK_MS = 600_000

export type Ending = 'settled' | 'rejected' | 'cancelled' | 'withdrawn' | 'cashed-out' | 'part-cashed-out'

type End = Omit<PastBet, keyof DrawnBet | 'odds' | 'potentialWin'>

/** Ends a bet. The amount paid comes from the rules that settle and cash out every bet. */
export function endBet(bet: DrawnBet, ending: Ending): PastBet {
  return { ...bet, odds: oddsOf(bet), potentialWin: bestAt(bet, bet.stake, 0), ...endOf(bet, ending) }
}

function endOf(bet: DrawnBet, ending: Ending): End {
  switch (ending) {
    case 'settled':
      return settled(bet, bet.stake)
    case 'cashed-out':
      return cashedOut(bet) ?? settled(bet, bet.stake)
    case 'part-cashed-out':
      return partCashedOut(bet) ?? settled(bet, bet.stake)
    case 'rejected':
      return {
        ...handedBack(bet, 'rejected', bet.createdAt + REFUSING_MS),
        legResults: bet.legs.map(() => 'no_results'),
        paid: 0,
      }
    case 'cancelled':
      return { ...handedBack(bet, 'cancelled', bet.createdAt + TAKING_BACK_MS), result: 'canceled' }
    case 'withdrawn':
      return {
        ...handedBack(bet, 'withdrawn', bet.createdAt + TAKING_BACK_MS),
        result: 'refund_entire',
        winAmount: bet.stake,
      }
  }
}

/** Settles the part of the stake that was not cashed out. */
function settled(bet: DrawnBet, stake: number): End {
  const { at, known, settlement } = settleInTime(bet, stake)
  const { result, payout } = settlement
  const endedAt = at + SETTLING_MS
  const kind = result === 'refund_entire' || result === 'canceled' ? ('refund' as const) : ('payout' as const)
  return {
    status: 'done',
    result,
    legResults: bet.legs.map(({ outcome }) => outcome.result),
    winAmount: payout,
    credits: payout > 0 ? [{ kind, amount: payout, at: endedAt }] : [],
    paid: payout,
    endedAt,
    resultVersion: known,
  }
}

/** A bet that was refused or cancelled soon after: the stake is returned. */
function handedBack({ stake, legs }: DrawnBet, status: BetStatus, endedAt: number): End {
  return {
    status,
    result: 'no_results',
    legResults: legs.map(({ outcome }) => outcome.result),
    winAmount: undefined,
    credits: [{ kind: 'refund', amount: stake, at: endedAt }],
    paid: stake,
    endedAt,
    resultVersion: 0,
  }
}

function cashedOut(bet: DrawnBet): End | undefined {
  const offer = offerBefore(bet)
  if (!offer) return undefined
  const { at, value } = offer
  const resultThen = (leg: PastLeg): BetResult => {
    const result = resultAt(leg, at)
    return result === 'no_results' ? 'cashed_out' : result
  }
  return {
    status: 'cashed_out',
    result: 'cashed_out',
    legResults: bet.legs.map(resultThen),
    winAmount: value,
    credits: [{ kind: 'cashout', amount: value, at }],
    cashout: { stake: bet.stake, value, at },
    paid: 0,
    endedAt: at,
    resultVersion: 0,
  }
}

function partCashedOut(bet: DrawnBet): End | undefined {
  const offer = offerBefore(bet)
  const stake = Math.floor(bet.stake / 2)
  const value = offer ? cashoutPart(offer.value, bet.stake, stake) : 0
  if (!offer || stake === 0 || value === 0) return undefined
  const { at } = offer
  const rest = settled(bet, bet.stake - stake)
  return {
    ...rest,
    winAmount: value + rest.paid,
    credits: [{ kind: 'cashout', amount: value, at }, ...rest.credits],
    cashout: { stake, value, at },
  }
}
