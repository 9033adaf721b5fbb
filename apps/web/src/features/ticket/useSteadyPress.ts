import { useLayoutEffect, useState, type KeyboardEvent } from 'react'
import { selectionsOf } from '@touchline/domain'
import { useSlip, useSlipState } from '#core/slip'
import { createPressGuard } from './createPressGuard.ts'
import type { SlipTotals } from './slipTotals.ts'
import type { PlaceAction } from './usePlaceAction.ts'

/** How the slip's button is pressed: it does what it said as the finger came down, or nothing (design guide: accepting places nothing). */
export function useSteadyPress(action: PlaceAction, totals: SlipTotals) {
  const { clock } = useSlip()
  const odds = useSlipState(state =>
    [...selectionsOf(state).map(leg => leg.odds), ...state.bets.map(bet => bet.customOdds)].join(' '),
  )
  const [guard] = useState(() => createPressGuard(clock.now))
  // Accepting takes every price on the slip, whether the button has room to name them or not.
  const says = `${action.kind} ${action.label} ${action.kind === 'accept' ? odds : ''}`
  const stake = totals.stake.value
  useLayoutEffect(() => guard.means({ says, stake }), [guard, says, stake])
  const press = (): void => {
    if (guard.takes()) action.run()
  }
  return {
    /** Enter in a field: a press that begins and ends at once. */
    pressNow(): void {
      guard.down()
      press()
    },
    handlers: {
      onPointerDown: guard.down,
      onKeyDown(event: KeyboardEvent): void {
        // A key held down presses once.
        if (event.repeat) event.preventDefault()
        else guard.down()
      },
      onClick: press,
    },
  }
}
