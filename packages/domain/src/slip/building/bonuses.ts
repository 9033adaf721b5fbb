import type { BetBonus } from '../../bonus/index.ts'
import { fallbackBonus, isFreebet, isSettableBonus, takesBoost } from '../../bonus/index.ts'
import { ODDS_SCALE } from '../../odds/index.ts'
import { changeBet } from './changeBet.ts'
import { rescaled, withoutBonus } from './createDraftBet.ts'
import type { DraftBet, Slip } from '../slip.ts'

/**
 * Applies the bonuses that the back end reports for a bet. The bonus on it stays while it is among them, with its
 * current data; otherwise another replaces it ([SLIP-15]), and a comboboost is added to a bet that has none
 * ([BONUS-4]).
 */
export function receiveBonuses(slip: Slip, betId: string, bonuses: readonly BetBonus[]): readonly DraftBet[] {
  return changeBet(slip, betId, bet => {
    const usable = usableBonuses(slip, bet, bonuses)
    const same = usable.find(({ id, type }) => id === bet.bonus?.id && type === bet.bonus.type)
    const next = same ?? (bet.bonus ? fallbackBonus(usable) : boostOf(usable))
    const updated = isSameList(bet.availableBonuses, usable) ? bet : { ...bet, availableBonuses: usable }
    return withBonus(updated, next)
  })
}

/**
 * The bettor puts a bonus on a bet or takes it off ([SLIP-14], [SLIP-16]). One freebet pays for one bet, so it is
 * removed from any other ([BONUS-6]). After removal, an available comboboost applies again.
 */
export function chooseBonus(slip: Slip, betId: string, bonusId: string | null): readonly DraftBet[] {
  const bet = slip.bets.find(({ id }) => id === betId)
  if (bonusId === null) return changeBet(slip, betId, letBonusGo)
  const chosen = bet?.availableBonuses?.find(({ id, type }) => id === bonusId && isSettableBonus(type))
  if (!chosen) return slip.bets
  const isElsewhere = ({ id, bonus }: DraftBet) =>
    id !== betId && bonus?.id === bonusId && isFreebet(bonus.type)
  return slip.bets.map(one =>
    one.id === betId ? withBonus(one, chosen) : isElsewhere(one) ? letBonusGo(one) : one,
  )
}

/** The bet without the bonus the bettor chose; an available comboboost applies. */
function letBonusGo(bet: DraftBet): DraftBet {
  return withBonus(bet, boostOf(bet.availableBonuses ?? []))
}

/**
 * Called before a stake is set: a freebet is spent whole or not at all, so another stake is the bettor's own and
 * removes the freebet ([BONUS-3]).
 */
export function withoutFreebet(bet: DraftBet): DraftBet {
  return bet.bonus && isFreebet(bet.bonus.type) ? letBonusGo(bet) : bet
}

/** Removes all bonuses, because they belonged to the player who signed out ([BONUS-5]). */
export function withoutBonuses(bet: DraftBet): DraftBet {
  return withBonus(withoutOffers(bet), undefined)
}

/** The bet before the back end has reported available bonuses. */
export function withoutOffers(bet: DraftBet): DraftBet {
  if (!bet.availableBonuses) return bet
  const { availableBonuses: _, ...rest } = bet
  return rest
}

/** The bet with another bonus and the stake that follows from it ([SLIP-14]); the same object when nothing changes. */
function withBonus(bet: DraftBet, next: BetBonus | undefined): DraftBet {
  if (bet.bonus === next || (bet.bonus && next && isSame(bet.bonus, next))) return bet
  const { bonus: _, stake: __, stakeSource: ___, wantedWin: ____, ...rest } = bet
  const stake =
    next?.freebetStake && isFreebet(next.type) ? freebetStake(next.freebetStake) : withoutBonus(bet)
  return rescaled({ ...rest, ...stake, ...(next && { bonus: next }) })
}

function freebetStake(stake: NonNullable<BetBonus['freebetStake']>) {
  return { stake, stakeSource: 'stake' } as const
}

/**
 * The bonuses that can be on this bet at all, without duplicates: freebets in the slip's currency, boosts on types that
 * multiply all legs, none on a named bet, which is several bets ([BONUS-4], [BONUS-7]).
 */
function usableBonuses(slip: Slip, bet: DraftBet, bonuses: readonly BetBonus[]): readonly BetBonus[] {
  if (bet.named) return []
  const unique = bonuses.filter((bonus, i) => bonuses.findIndex(({ id }) => id === bonus.id) === i)
  return unique.filter(bonus => {
    if (bonus.type === 'comboboost') return takesBoost(bet.type) && isBoost(bonus.odds)
    return isFreebet(bonus.type) ? isStakeable(bonus, slip) : isSettableBonus(bonus.type)
  })
}

function isBoost(odds: number | undefined): boolean {
  return Number.isSafeInteger(odds) && odds! >= ODDS_SCALE
}

function isStakeable({ freebetStake: stake }: BetBonus, slip: Slip): boolean {
  const { code, subunits } = slip.currency
  const isOwn = stake?.currency === code && stake.subunits === subunits
  return isOwn && Number.isSafeInteger(stake.value) && stake.value > 0
}

function boostOf(bonuses: readonly BetBonus[]): BetBonus | undefined {
  return bonuses.find(({ type }) => type === 'comboboost')
}

function isSameList(before: readonly BetBonus[] | undefined, now: readonly BetBonus[]): boolean {
  return before?.length === now.length && now.every((bonus, i) => isSame(bonus, before[i]!))
}

function isSame(a: BetBonus, b: BetBonus): boolean {
  return (
    a.id === b.id &&
    a.type === b.type &&
    a.odds === b.odds &&
    a.freebetStake?.value === b.freebetStake?.value &&
    a.freebetStake?.currency === b.freebetStake?.currency
  )
}
