import type { Bet } from '../bet/index.ts'
import type { BetBonus } from '../bonus/index.ts'
import { toOdds } from '../odds/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import type { DraftBet, Slip, SlipEvent } from '../slip/index.ts'
import type { NamedBetId } from '../system/index.ts'
import { after, aSlip, money, outcome, pick, PLACE, stake } from './builders.ts'

export const home = outcome('m1', { price: 2050 })
export const over = outcome('m2', { price: 1720, marketId: 18, specifier: 'total=2.5', outcomeId: '12' })
export const winner = outcome('m3', { price: 1750 })
export const fourth = outcome('m4', { price: 3000 })
export const sameMatch = outcome('m1', { marketId: 18, specifier: 'total=2.5', outcomeId: '12' })
export const cyber = outcome('c1', { provider: 'oddin' })

export const one = after(aSlip(), ...pick(home), stake(1000))
export const two = after(aSlip(), ...pick(home, over), stake(1000))
export const three = after(two, ...pick(winner))
export const processing = after(two, PLACE)

export const placedBet = { id: 'b1', ref: '7F3K-2209' } as Bet
export const accepted: SlipEvent = { type: 'placing-accepted', key: 'key-1', placed: [placedBet] }
export const moved = {
  kind: 'odds-moved',
  code: 101,
  byBet: { combo: 'Odds moved' },
} as const satisfies PlaceBetError
export const WAITING: SlipEvent = { type: 'restoring-started' }
/** A reload: the slip waits for this tab's storage, and gets it. */
export const reloaded = (...bets: readonly DraftBet[]): SlipEvent[] => [
  WAITING,
  { type: 'restored', source: 'storage', bets },
]
/** The same, with a placement that was in progress. */
export const resumed = (bets: readonly DraftBet[], sent: readonly DraftBet[] = bets): SlipEvent[] => [
  { type: 'restoring-started', processing: { key: 'key-1', startedAt: 1000, bets: sent } },
  { type: 'restored', source: 'storage', bets },
]
export const chosen = (betType: DraftBet['type'], systemId?: string): SlipEvent => ({
  type: 'bet-type-chosen',
  betType,
  ...(systemId !== undefined && { systemId }),
})
export const refused = (error: PlaceBetError): SlipEvent => ({ type: 'placing-refused', key: 'key-1', error })
export const gone = (picked: typeof home): SlipEvent => ({
  type: 'availability-changed',
  changes: [{ ...picked, marketStatus: -3 }],
})

export function shape(slip: Slip): string {
  return slip.bets
    .map(
      bet =>
        `${bet.named ?? bet.system?.id ?? bet.type}(${bet.selections.map(leg => leg.matchId).join(' ')})`,
    )
    .join(' + ')
}

/** A custom bet of two outcomes of one match, as its dialog would create it. */
export function aCustomBet(): Slip {
  const base = after(aSlip(), ...pick(home, sameMatch)).bets[0]!
  const custom: DraftBet = { ...base, id: 'custom_bet', type: 'custom_bet', customOdds: toOdds(2600) }
  return after(aSlip(), { type: 'restored', source: 'shared', bets: [custom] })
}

/** The event with which the dialog creates it. */
export const customBetSet: SlipEvent = {
  type: 'custom-bet-set',
  selections: [home, sameMatch],
  customOdds: toOdds(2600),
}
export const jointPrice = (price: number | null): SlipEvent => ({
  type: 'custom-odds-moved',
  betId: 'custom_bet',
  odds: price === null ? null : toOdds(price),
})

export const namedBet = (named: NamedBetId): SlipEvent => ({
  type: 'bet-type-chosen',
  betType: 'system',
  named,
})

export const allWin: BetBonus = { id: 'f1', type: 'freebet_all_win', freebetStake: money(500) }
export const onlyWin: BetBonus = { id: 'f2', type: 'freebet_only_win', freebetStake: money(700) }
export const noRisk: BetBonus = { id: 'f3', type: 'freebet_no_risk', freebetStake: money(900) }
export const hunting: BetBonus = { id: 'h1', type: 'hunting' }
export const tournament: BetBonus = { id: 't1', type: 'tournament' }
export const boost: BetBonus = { id: 'c1', type: 'comboboost', odds: 1050 }
export const bonuses = (betId: string, ...offered: readonly BetBonus[]): SlipEvent => ({
  type: 'bonuses-received',
  betId,
  bonuses: offered,
})
export const bonusUsed = (betId: string, bonusId: string | null): SlipEvent => ({
  type: 'bonus-chosen',
  betId,
  bonusId,
})
