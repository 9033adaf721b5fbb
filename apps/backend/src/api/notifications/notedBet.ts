import type { BetResult, BetStatus, BetType } from '@touchline/domain/bet'
import type { NotificationType } from '@touchline/domain/notifications'
import type { StoredNames } from '#api/names'
import type { LocalizedText } from '#store'

/** The fields of a bet that decide whether a change causes a notification. Money in subunits. */
export type BetMoney = {
  readonly status: BetStatus
  readonly result: BetResult
  /** What the current settlement has paid. */
  readonly paid: number
  /** What cash-outs have paid. */
  readonly cashed_value: number
}

/** A bet after a change. */
export type NotedBet = BetMoney & {
  readonly id: string
  readonly ref: string
  readonly player_id: string
  readonly type: BetType
  readonly vip: boolean
  readonly currency: string
  readonly subunits: number
  readonly stake: number
  /** The part of the stake that was not cashed out. */
  readonly open_stake: number
  /** Increases with every change. */
  readonly version: number
  readonly legs: readonly Pick<StoredNames, 'home_names' | 'away_names' | 'event_names'>[]
}

/** The parameters of a notification's texts, stored so that they can be rendered in any language later. */
export type NotificationParams = {
  readonly ref: string
  readonly type: BetType
  /** The first side; the event's own name where there are none. */
  readonly home: LocalizedText
  readonly away?: LocalizedText
  readonly legs: number
  readonly currency: string
  readonly subunits: number
  /** What this change paid or gave back, in subunits. */
  readonly amount: number
  /** The part of the stake concerned, in subunits. */
  readonly stake: number
  /** Whether the bet continues: a part was cashed out, or its result was withdrawn. */
  readonly isOpen: boolean
}

export function paramsOf(
  type: NotificationType,
  before: BetMoney,
  { ref, type: betType, legs, currency, subunits, stake, open_stake, status, paid, cashed_value }: NotedBet,
): NotificationParams {
  const amount =
    type === 'bet_refused' ? stake : type === 'bet_cashed_out' ? cashed_value - before.cashed_value : paid
  const { home_names: home, away_names: away, event_names: event } = legs[0]!
  return {
    ref,
    type: betType,
    home: home ?? event!,
    ...(away && { away }),
    legs: legs.length,
    currency,
    subunits,
    amount,
    stake: type === 'bet_refused' ? stake : open_stake,
    isOpen: status === 'waiting_results' || status === 'ready_to_process',
  }
}
