import {
  isDeadCustomBet,
  isInProgress,
  type DraftBet,
  type Slip,
  type SlipEvent,
} from '@touchline/domain/slip'

/**
 * The custom bet that this event removed because its match ended or was stopped ([SLIP-17]): the bettor did not
 * remove it and must be informed. A placement under way has its own answer; a shared bet is reported with the rest of
 * the link.
 */
export function droppedCustomBet(before: Slip, event: SlipEvent, next: Slip): DraftBet | undefined {
  if (next.bets.some(isCustom)) return undefined
  switch (event.type) {
    case 'availability-changed':
      return isInProgress(before) ? undefined : before.bets.find(isCustom)
    case 'restored':
      return event.source === 'shared' ? undefined : event.bets.find(isDeadCustomBet)
    default:
      return undefined
  }
}

function isCustom({ type }: DraftBet): boolean {
  return type === 'custom_bet'
}
