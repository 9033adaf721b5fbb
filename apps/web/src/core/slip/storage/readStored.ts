import { BET_TYPES } from '@touchline/domain/bet'
import { BONUS_TYPES, type BetBonus } from '@touchline/domain/bonus'
import type { CurrencyCode, Money } from '@touchline/domain/money'
import type { BonusOdds } from '@touchline/domain/odds'
import type { DraftBet, Slip, StakeSource } from '@touchline/domain/slip'
import { NAMED_BETS, SYSTEM_TYPES, type SystemType } from '@touchline/domain/system'
import { readStoredOdds, readStoredSelection } from './readStoredSelection.ts'
import { isCount, isRecord, isText, oneOf, readAll } from './storedValues.ts'

/**
 * The stored bets whose shape is valid, however many: the slip says what is too much to place ([SLIP-19], [SLIP-30]). Their prices and
 * availability are loaded again, and the domain decides which bets can be combined.
 */
export function readStoredBets(value: unknown): readonly DraftBet[] {
  return Array.isArray(value) ? value.flatMap(bet => readStoredBet(bet) ?? []) : []
}

/** The stored bets of a placement, without those that no rule would have let be sent: they stay unchanged until the answer. */
export function readSentBets(value: unknown): readonly DraftBet[] {
  return readStoredBets(value).filter(({ type, system, named }) => type !== 'system' || system || named)
}

/** Key, start and player of a placement under way, or undefined where there was none. */
export function readStoredKey<Status extends string>(
  value: unknown,
  status: Status,
): { status: Status; key: string; startedAt: number; player: string | undefined } | undefined {
  if (!isRecord(value) || value.status !== status) return undefined
  const { key, startedAt, player } = value
  const isKey = isText(key) && key.length >= 8 && key.length <= 64
  // Page clocks count in fractions.
  const isTime = typeof startedAt === 'number' && Number.isFinite(startedAt)
  return isKey && isTime ? { status, key, startedAt, player: isText(player) ? player : undefined } : undefined
}

/** An amount, with the subunits it was stored with: an operator's back end may divide a currency otherwise than our table does. */
export function readStoredMoney(value: unknown): Money | undefined {
  if (!isRecord(value)) return undefined
  const { value: amount, currency, subunits } = value
  if (!isCount(amount) || !isText(currency) || !isCount(subunits)) return undefined
  if (subunits < 1) return undefined
  return { value: amount, currency: currency as CurrencyCode, subunits }
}

export function readStoredCurrency(value: unknown): Slip['currency'] | undefined {
  if (!isRecord(value)) return undefined
  const money = readStoredMoney({ value: 0, currency: value.code, subunits: value.subunits })
  return money && { code: money.currency, subunits: money.subunits, fiat: value.fiat === true }
}

const STAKE_SOURCES: readonly StakeSource[] = ['stake', 'potentialWin', 'sharing']

function readStoredBet(value: unknown): DraftBet | undefined {
  if (!isRecord(value)) return undefined
  const { id, wantedWin } = value
  const type = oneOf(BET_TYPES, value.type)
  const stake = readStoredMoney(value.stake)
  const stakeSource = oneOf(STAKE_SOURCES, value.stakeSource)
  const selections = readAll(value.selections, readStoredSelection)
  if (!isText(id) || !type || !stake || !stakeSource || !selections) return undefined
  if (selections.length === 0) return undefined
  const system = readStoredSystem(value.system, selections.length)
  const named = NAMED_BETS.find(
    ({ id: name, legs }) => name === value.named && legs === selections.length,
  )?.id
  const bonus = readStoredBonus(value.bonus)
  const customOdds = readStoredOdds(value.customOdds)
  const acceptedCustomOdds = readStoredOdds(value.acceptedCustomOdds)
  return {
    id,
    type,
    stake,
    stakeSource,
    selections,
    ...(isCount(wantedWin) && { wantedWin }),
    ...(system && { system }),
    ...(named && { named }),
    ...(bonus && { bonus }),
    ...(customOdds && { customOdds }),
    ...(acceptedCustomOdds && { acceptedCustomOdds }),
  }
}

/** The bonus of a bet; without it a freebet's stake would turn into the bettor's own money. */
function readStoredBonus(value: unknown): BetBonus | undefined {
  if (!isRecord(value) || !isText(value.id)) return undefined
  const type = oneOf(BONUS_TYPES, value.type)
  const freebetStake = readStoredMoney(value.freebetStake)
  const odds = readStoredOdds(value.odds)
  return (
    type && {
      id: value.id,
      type,
      ...(odds && { odds: odds as number as BonusOdds }),
      ...(freebetStake && { freebetStake }),
    }
  )
}

/** One of the systems there are over as many legs; its counts are the work that sums over its lines take. */
function readStoredSystem(value: unknown, legs: number): SystemType | undefined {
  if (!isRecord(value)) return undefined
  const { id, winCount, totalCount } = value
  const known = SYSTEM_TYPES.find(type => type.id === id && type.totalCount === legs)
  return known?.winCount === winCount && known?.totalCount === totalCount ? known : undefined
}
