import {
  isDeadCustomBet,
  isInProgress,
  type DraftBet,
  type Slip,
  type SlipEvent,
} from '@touchline/domain/slip'

/**
 * The custom bet that went by itself with this event, because its match ended or stopped ([SLIP-17]): the bettor did not take it off
 * and must hear of it. One that was under way has its own answer; one that somebody shared is told of with the rest of the link.
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
