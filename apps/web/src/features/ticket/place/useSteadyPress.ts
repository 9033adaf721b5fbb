import { useLayoutEffect, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { useSlip, useSlipState } from '#core/slip'
import { createPressGuard } from './createPressGuard.ts'
import { pressMeaning } from './pressMeaning.ts'
import type { PlaceAction } from './usePlaceAction.ts'

/**
 * Handles presses of the slip's button: it does what its label showed on pointer down, or nothing, which is
 * shown (design guide: accepting places nothing).
 */
export function useSteadyPress(action: PlaceAction) {
  const { clock } = useSlip()
  const state = useSlipState(slip => slip)
  const [guard] = useState(() => createPressGuard(clock.now))
  const isIgnored = useStore(guard.ignored, state => state.isIgnored)
  const meaning = pressMeaning(action, state)
  // On every render: only another label or other bets count as a change.
  useLayoutEffect(() => guard.means(meaning))
  const press = (): void => {
    if (guard.takes()) action.run()
  }
  return {
    /** The last press came too soon after a change to be meant for the current label. */
    isIgnored,
    /** Enter in a field: a press that begins and ends at once. */
    pressNow(): void {
      guard.down()
      press()
    },
    handlers: {
      onPointerDown: guard.down,
      onKeyDown(event: KeyboardEvent): void {
        // A key that is held down presses once.
        if (event.repeat) event.preventDefault()
        else guard.down()
      },
      onClick: press,
    },
  }
}
