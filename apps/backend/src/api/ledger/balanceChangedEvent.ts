import type { BalanceChangedWire } from '@touchline/contract'
import type { OutboxEvent } from '#store'
import type { AccountBalance } from './postTransaction.ts'

/** The event on a player's channel when money has moved. */
export function balanceChangedEvent(account: AccountBalance): OutboxEvent {
  const message: BalanceChangedWire['message'] = {
    value: account.balance,
    currency: account.currency,
    subunits: account.subunits,
    v: account.version,
  }
  return { eventName: 'balance_changed', playerId: account.player_id, message }
}
