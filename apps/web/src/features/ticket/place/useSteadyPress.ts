import { useLayoutEffect, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { useSlip, useSlipState } from '#core/slip'
import { createPressGuard } from './createPressGuard.ts'
import { pressMeaning } from './pressMeaning.ts'
import type { PlaceAction } from './usePlaceAction.ts'

/** How the slip's button is pressed: it does what it said as the finger came down, or nothing and says so (design guide: accepting places nothing). */
export function useSteadyPress(action: PlaceAction) {
  const { clock } = useSlip()
  const state = useSlipState(slip => slip)
  const [guard] = useState(() => createPressGuard(clock.now))
  const isHeld = useStore(guard.held, held => held.isHeld)
  const meaning = pressMeaning(action, state)
  // Told with every render: only other words or other bets are a change.
  useLayoutEffect(() => guard.means(meaning))
  const press = (): void => {
    if (guard.takes()) action.run()
  }
  return {
    /** The last press came too soon after a change to be one for what stands there now. */
    isHeld,
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
