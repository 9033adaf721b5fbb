import type { Odds } from '@touchline/domain/odds'
import { descriptorOf } from '../descriptors/index.ts'
import { priceMatch } from '../priceMatch.ts'
import { readSpecifierValues } from '../describing/specifier.ts'
import { pricingOf, type ParamsOf, type PlayOf, type SportKey } from '../sports.ts'
import type { Grade, JointChance, JointLeg, PricedMarket } from '../types.ts'

/** Identifies one outcome of one line of one market of the match. */
export type CustomLeg = {
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

/** A leg's contribution to a custom bet: its own odds and chance, and the ends at which it wins. */
export type BookLeg = JointLeg & { readonly odds: Odds; readonly chance: number }

/** Everything that custom bets on one state of a match are priced from. */
export type CustomBook = {
  /** The markets whose outcomes can be combined. */
  readonly markets: () => readonly PricedMarket[]
  readonly joint: JointChance
  /** Returns the same object for the same leg. */
  readonly legOf: (leg: CustomLeg) => BookLeg | 'not-offered' | 'not-allowed'
}

type Legs = ReadonlyMap<string, BookLeg>

const lineKey = (marketId: number, specifier: string) => `${marketId}/${specifier}`

/** Opens the book of one state of a match. The legs of a market are expensive and computed on first use. */
export function openCustomBook<Key extends SportKey>(
  sportKey: Key,
  params: ParamsOf<Key>,
  state: PlayOf<Key>,
): CustomBook {
  const { joint: jointOf, spaceOf } = pricingOf(sportKey)
  const joint = jointOf(params, state)
  const offered = new Map(
    priceMatch(sportKey, params, state).map(market => [lineKey(market.marketId, market.specifier), market]),
  )
  const legs = new Map<string, Legs | undefined>()
  const legsOf = (key: string, market: PricedMarket) => {
    if (!legs.has(key)) {
      const space = spaceOf(market.marketId, readSpecifierValues(market.specifier))
      legs.set(key, space === undefined ? undefined : toLegs(market, space, joint))
    }
    return legs.get(key)
  }
  return {
    markets: () => [...offered].filter(([key, market]) => legsOf(key, market)).map(([, market]) => market),
    joint,
    legOf({ marketId, specifier, outcomeId }) {
      const key = lineKey(marketId, specifier)
      const market = offered.get(key)
      const outcome = market?.outcomes.find(({ id }) => id === outcomeId)
      if (!market || !outcome?.active) return 'not-offered'
      const found = legsOf(key, market)
      return found ? (found.get(outcomeId) ?? 'not-offered') : 'not-allowed'
    },
  }
}

const canRefund = (grade: Grade) => grade !== 2 && grade !== -2

/** An outcome whose chance is closer than this to 0 or 1 is decided. */
const DECIDED = 1e-9

/** The outcomes of a market that are open, as legs; undefined where the market cannot be combined. */
function toLegs(
  { marketId, specifier, outcomes }: PricedMarket,
  space: string,
  joint: JointChance,
): Legs | undefined {
  const rules = descriptorOf(marketId).rule(readSpecifierValues(specifier))
  const refund = { space, holds: (h: number, a: number) => rules.some(({ grade }) => canRefund(grade(h, a))) }
  // Also undefined where the model has no joint chances for this space.
  if (joint([refund]) !== 0) return undefined
  const legs = new Map<string, BookLeg>()
  rules.forEach(({ id, grade }, i) => {
    const { active, odds } = outcomes[i]!
    if (!active) return
    const holds = (h: number, a: number) => grade(h, a) === 2
    const chance = joint([{ space, holds }])!
    if (chance > DECIDED && chance < 1 - DECIDED) legs.set(id, { space, holds, odds, chance })
  })
  return legs
}
