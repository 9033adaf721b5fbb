import type { BetStatus } from '@touchline/domain/bet'
import {
  cashoutHindranceOf,
  priceCashout,
  type CashoutLeg,
  type CashoutOffer,
} from '@touchline/domain/cashout'
import { isPlaceable } from '@touchline/domain/freshness'
import { pauseReasonOf } from '@touchline/domain/market'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import { bestPayoutOf, type SettlementInput } from '@touchline/domain/settlement'
import type { SystemType } from '@touchline/domain/system'
import type { LegAtDecision } from '#api/bets'
import { providerStatusAt } from '#api/providers'
import type { Chances } from './createChances.ts'
import type { BareBet, BetToPrice, LegToPrice } from './readBetsToPrice.ts'

/** What cashing out all of a bet pays at `now`, or why there is no offer. */
export function cashoutOfferOf(bet: BetToPrice, chances: Chances, now: number): CashoutOffer {
  const because = cashoutHindranceOf({ status: bet.status })
  return because ? { offered: false, because } : worthOf(bet, chances, now)
}

/** The offer for a bet whose own cash-out is in progress: that status must not prevent its decision. */
export function offerInProgress(bet: BetToPrice, chances: Chances, now: number): CashoutOffer {
  const running: BetStatus = 'waiting_results'
  return cashoutOfferOf({ ...bet, status: running }, chances, now)
}

function worthOf(bet: BetToPrice, chances: Chances, now: number): CashoutOffer {
  const legs = bet.legs.map((leg): CashoutLeg => toCashoutLeg(bet, leg, chances, now))
  const customChance = bet.type === 'custom_bet' ? jointChanceOf(bet, chances) : undefined
  return priceCashout(
    {
      ...toSettle(bet, bet.open_stake),
      legs,
      potentialWin: bet.potential_win,
      ...(customChance !== undefined && { customChance }),
    },
    chances.marginBp,
  )
}

/** A bet as settlement reads it, with the given stake. */
function toSettle(
  {
    type,
    odds,
    system,
    legs,
  }: Pick<BareBet, 'type' | 'odds' | 'system'> & { readonly legs: readonly LegToPrice[] },
  stake: number,
): SettlementInput {
  return {
    type,
    stake,
    legs: legs.map(({ odds: legOdds, result, tied, tied_places: tiedPlaces }) => ({
      odds: legOdds as Odds,
      result,
      ...(tied !== null && { tied }),
      ...(tiedPlaces !== null && { tiedPlaces }),
    })),
    ...(system && { winCount: (system as SystemType).winCount }),
    ...(type === 'custom_bet' && { customOdds: odds as Odds }),
  }
}

/** What a bet with the given stake pays if every open leg wins. */
export function potentialWinWith(bet: BetToPrice, stake: number): number {
  return bestPayoutOf(toSettle(bet, stake)) ?? bet.potential_win
}

/** Sport and state of the bet's undecided matches, and the age of their providers' last heartbeat. */
export function openLegsOf(bet: BetToPrice, now: number): LegAtDecision[] {
  return bet.legs.filter(isOpen).flatMap(({ match_id }) => {
    const match = bet.matchOf(match_id)
    const isLive = match?.status === MATCH_STATUS.live
    return match ? { sportKey: match.sport_key, isLive, beatAgeMs: now - (match.alive_at ?? 0) } : []
  })
}

const isOpen = ({ result }: LegToPrice) => result === 'no_results'

function toCashoutLeg(bet: BetToPrice, leg: LegToPrice, chances: Chances, now: number): CashoutLeg {
  const settled = {
    odds: leg.odds as Odds,
    result: leg.result,
    ...(leg.tied !== null && { tied: leg.tied }),
    ...(leg.tied_places !== null && { tiedPlaces: leg.tied_places }),
  }
  if (!isOpen(leg)) return settled
  const match = bet.matchOf(leg.match_id)
  const isSuspended = isPaused(bet, leg, now)
  const found = match && !isSuspended && bet.type !== 'custom_bet' ? chances.of(match, leg) : undefined
  return { ...settled, isSuspended, ...(found && { chances: found }) }
}

/** Whether the leg's market is closed to bets now, or its price is stale ([FRESH-6]): its value is unknown then. */
function isPaused(bet: BetToPrice, leg: LegToPrice, now: number): boolean {
  const match = bet.matchOf(leg.match_id)
  if (!match || !isPlaceable(now - (match.alive_at ?? 0))) return true
  const facts = {
    matchStatus: match.status,
    marketStatus: leg.market_status ?? ('missing' as const),
    // A price outside the range offered for betting is still a price.
    outcomeActive: true,
    providerStatus: providerStatusAt({ status: match.provider_status, alive_at: match.alive_at }, now),
    ...(leg.next_bet_stop !== null && { nextBetStop: leg.next_bet_stop }),
  }
  return pauseReasonOf(facts, now) !== undefined
}

/** The chance that all open legs of a custom bet win. */
function jointChanceOf(bet: BetToPrice, chances: Chances): number | undefined {
  const open = bet.legs.filter(isOpen)
  const match = open[0] && bet.matchOf(open[0].match_id)
  return match && chances.joint(match, open)
}
