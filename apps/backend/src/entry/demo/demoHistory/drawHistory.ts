import type { PastMatch, Rng } from '#feed'
import { drawBet, type Purse } from './drawBet.ts'
import { endBet, type Ending } from './endBet.ts'
import type { PastBet } from './pastBet.ts'
import { MATCHES_A_DAY } from './planMatches.ts'

const BETS = 660
/** Attempts before an out-of-bounds result is accepted. */
const TRIES = 60
/** Bounds for the net result, as shares of the starting balance. */
const LUCK = { loss: 0.6, gain: 0.6 }

/** A betting account. `begins`: subunits before the first bet; `share`: of all bets. */
export type Bettor = Purse & { readonly begins: number; readonly share: number }

/**
 * A year of bets on these matches, in the order they were drawn. Net results are bounded: no account is used up, and
 * none ends above its starting balance, so that deposits alone make up the difference.
 */
export function drawHistory(rng: Rng, matches: readonly PastMatch[], bettors: readonly Bettor[]): PastBet[] {
  const nets = new Map(bettors.map(({ currency }) => [currency, 0]))
  const lastDay = matches.length / MATCHES_A_DAY - 2
  return Array.from({ length: BETS }, (_, i) => {
    const progress = i / (BETS - 1)
    const from = Math.round(progress * lastDay) * MATCHES_A_DAY
    const bettor = drawBettor(rng, bettors)
    const net = nets.get(bettor.currency)!
    const ending = drawEnding(rng)
    const most = bettor.begins * LUCK.gain * (1 - progress)
    const isInBounds = (bet: PastBet) => {
      const after = net + netOf(bet)
      // If the bounds are exceeded already, only bets that lead back are accepted.
      return netOf(bet) > 0 ? after <= most : after >= -LUCK.loss * bettor.begins
    }
    let bet = draw()
    for (let tries = 1; tries < TRIES && !isInBounds(bet); tries++) bet = draw()
    nets.set(bettor.currency, net + netOf(bet))
    return bet

    function draw(): PastBet {
      return endBet(drawBet(rng, matches.slice(from, from + 2 * MATCHES_A_DAY), bettor), ending)
    }
  })
}

/** The net result of a bet for its player, in subunits: below 0 is a loss. */
export function netOf({ credits, stake }: PastBet): number {
  return credits.reduce((sum, { amount }) => sum + amount, -stake)
}

function drawBettor(rng: Rng, bettors: readonly Bettor[]): Bettor {
  let left = rng.next()
  return bettors.find(({ share }) => (left -= share) < 0) ?? bettors[0]!
}

function drawEnding(rng: Rng): Ending {
  const draw = rng.next()
  if (draw < 0.012) return 'rejected'
  if (draw < 0.022) return 'cancelled'
  if (draw < 0.03) return 'withdrawn'
  if (draw < 0.1) return 'cashed-out'
  return draw < 0.14 ? 'part-cashed-out' : 'settled'
}
