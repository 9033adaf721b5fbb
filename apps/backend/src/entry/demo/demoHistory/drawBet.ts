import type { BetType } from '@touchline/domain/bet'
import { SYSTEM_TYPES, type SystemType } from '@touchline/domain/system'
import type { PastMatch, PastOutcome, Rng } from '#feed'
import { priceCustomBet } from '#pricing'
import type { DrawnBet, PastLeg } from './pastBet.ts'

const MINUTE_MS = 60_000
/** Hardly any bets are placed on near certainties, and few on long shots. */
const ODDS = { min: 1250, max: 5500 }
const STAKES = [2, 3, 5, 10, 15, 20, 25, 30, 50]
const CUSTOM_TRIES = 6

/** `unit`: subunits of what a bettor considers one unit of money: 100 for EUR. */
export type Purse = { readonly currency: string; readonly subunits: number; readonly unit: number }
type Draw = Pick<DrawnBet, 'type' | 'legs' | 'system' | 'customOdds'>

/** A plausible bet on these matches, which are sorted by start. */
export function drawBet(rng: Rng, matches: readonly PastMatch[], purse: Purse): DrawnBet {
  const drawn = drawLegs(rng, matches, drawType(rng))
  const kickOff = Math.min(...drawn.legs.map(({ match }) => match.before.startTime))
  return {
    ...drawn,
    currency: purse.currency,
    subunits: purse.subunits,
    stake: rng.pick(STAKES) * purse.unit,
    createdAt: kickOff - rng.whole(5, 30 * 60) * MINUTE_MS + rng.whole(0, MINUTE_MS - 1),
  }
}

function drawType(rng: Rng): BetType {
  const draw = rng.next()
  if (draw < 0.6) return 'single'
  if (draw < 0.84) return 'combo'
  return draw < 0.95 ? 'system' : 'custom_bet'
}

function drawLegs(rng: Rng, matches: readonly PastMatch[], type: BetType): Draw {
  const single = (): Draw => ({ type: 'single', legs: [legOf(rng, rng.pick(matches.slice(0, 2)))] })
  switch (type) {
    case 'single':
      return single()
    case 'combo':
      return { type, legs: matches.slice(0, rng.whole(2, matches.length)).map(match => legOf(rng, match)) }
    case 'system':
      return drawSystem(rng, matches) ?? single()
    case 'custom_bet':
      return drawCustomBet(rng, matches) ?? single()
  }
}

/** Matches of `oddin` take no systems. */
function drawSystem(rng: Rng, matches: readonly PastMatch[]): Draw | undefined {
  const legs = matches.filter(({ before }) => before.provider !== 'oddin').map(match => legOf(rng, match))
  const systems = SYSTEM_TYPES.filter(({ totalCount }: SystemType) => totalCount === legs.length)
  return systems.length === 0 ? undefined : { type: 'system', legs, system: rng.pick(systems) }
}

/** Two outcomes of one match at their joint price; undefined where the draw finds no combinable pair. */
function drawCustomBet(rng: Rng, matches: readonly PastMatch[]): Draw | undefined {
  const match = matches.find(({ before }) => before.sportKey === 'soccer')
  if (!match) return undefined
  const { sportKey, params, play } = match.before.sim
  for (let tries = 0; tries < CUSTOM_TRIES; tries++) {
    const legs = [legOf(rng, match), legOf(rng, match)]
    const price = priceCustomBet(
      sportKey,
      params,
      play,
      legs.map(({ outcome }) => outcome),
    )
    if (price.ok && price.odds > ODDS.min) return { type: 'custom_bet', legs, customOdds: price.odds }
  }
  return undefined
}

/** What outcomes bettors prefer, as cumulative shares of the picks. */
const TASTES: readonly { readonly upTo: number; readonly likes: (outcome: PastOutcome) => boolean }[] = [
  { upTo: 0.15, likes: ({ specifier }) => /^hcp=-?[\d.]+$/.test(specifier) },
  { upTo: 0.3, likes: ({ specifier }) => /^total=[\d.]+$/.test(specifier) },
  // Lines that refunded part of the stake are rare, so that a demo has to favour some.
  { upTo: 0.38, likes: ({ result }) => result.startsWith('refund_') },
  { upTo: 0.5, likes: () => true },
]

/** Half of the picks are on the market that lists show, the others by preference. */
function legOf(rng: Rng, match: PastMatch): PastLeg {
  const { outcomes, before } = match
  const main = [...(before.markets?.values() ?? [])].find(({ place }) => place === 'main')
  const isMain = ({ marketId, specifier }: PastOutcome) =>
    marketId === main?.marketId && specifier === main.specifier
  const draw = rng.next()
  const likes = TASTES.find(({ upTo }) => draw < upTo)?.likes ?? isMain
  const fit = outcomes.filter(({ odds }) => odds >= ODDS.min && odds <= ODDS.max)
  const liked = fit.filter(likes)
  return { match, outcome: rng.pick(liked.length > 0 ? liked : outcomes) }
}
