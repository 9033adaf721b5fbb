import type { OfferedSelection, HarnessRandom } from '@touchline/tools/harness'

/** A request of an attack. */
export interface Shot {
  readonly path: string
  readonly body: object
}
/** One way to block the feed. */
export interface Attack {
  readonly name: string
  /** The accounts that send: with or without money. */
  readonly who: 'empty' | 'rich'
  readonly shot: (scene: AttackScene) => Shot
}
export interface AttackScene {
  /** Live outcomes at a recent price, one of each match. */
  readonly offers: readonly OfferedSelection[]
  /** Open bets of the player who sends it. */
  readonly betIds: readonly string[]
  readonly random: HarnessRandom
}

const BETS_MAX = 20
const MATCHES_MAX = 30
const STAKE = 100
/** More than any limit or balance. */
const TOO_MUCH = 2_000_000_000

/** `bets` bets on the first `matches` matches, `legs` legs each. */
const betsOn =
  (type: 'single' | 'combo', size: { bets: number; matches: number; legs: number }, stake = STAKE) =>
  ({ offers }: AttackScene): Shot => {
    const all = offers.slice(0, size.matches)
    const bets = Array.from({ length: size.bets }, (_, bet) => ({
      type,
      stake: { value: stake, currency: 'EUR' },
      selections: Array.from(
        { length: Math.min(size.legs, all.length) },
        (_unused, leg) => all[(bet + leg) % all.length]!,
      ),
    }))
    return placing(bets)
  }

const placing = (bets: readonly object[]): Shot => ({
  path: '/api/sportsbook/v3/bets',
  body: { meta: { device_id: 'load-harness', quick: false }, bets },
})

const widest = { bets: BETS_MAX, matches: MATCHES_MAX, legs: MATCHES_MAX }

/** All attacks so far, the oldest first. All stay within what the API allows a player to send. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'hundreds of legs on more matches than a request may name',
    who: 'empty',
    shot: betsOn('combo', { bets: BETS_MAX, matches: 40, legs: MATCHES_MAX }),
  },
  { name: 'hundreds of legs on 30 matches, without money', who: 'empty', shot: betsOn('combo', widest) },
  { name: 'the same with money, above every limit', who: 'rich', shot: betsOn('combo', widest, TOO_MUCH) },
  {
    name: 'outcomes that are not there, on 30 matches, with money',
    who: 'rich',
    shot: scene =>
      betsOn(
        'combo',
        widest,
      )({ ...scene, offers: scene.offers.map(offer => ({ ...offer, outcome_id: 'none' })) }),
  },
  {
    name: 'one bad bet beside 19 good ones',
    who: 'rich',
    shot: scene => {
      const { body } = betsOn('single', { bets: BETS_MAX, matches: BETS_MAX, legs: 1 })(scene) as Shot & {
        body: { bets: { stake: object }[] }
      }
      return placing(
        body.bets.map((bet, i) => (i === 0 ? { ...bet, stake: { value: TOO_MUCH, currency: 'EUR' } } : bet)),
      )
    },
  },
  {
    name: 'bets that are taken, on 30 matches each',
    who: 'rich',
    shot: betsOn('combo', { bets: 1, matches: MATCHES_MAX, legs: MATCHES_MAX }),
  },
  {
    name: '20 singles that are taken',
    who: 'rich',
    shot: betsOn('single', { bets: BETS_MAX, matches: BETS_MAX, legs: 1 }),
  },
  {
    name: 'cash-outs for what was never offered',
    who: 'rich',
    shot: ({ betIds, random, offers }) =>
      betIds.length === 0
        ? betsOn('combo', { bets: 1, matches: 5, legs: 5 })({ offers, betIds, random })
        : { path: '/api/sportsbook/bets/cashout', body: { bet_id: random.pick(betIds), to_cashout: 1 } },
  },
]
