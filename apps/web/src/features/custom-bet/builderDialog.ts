import type { MatchId } from '@touchline/domain/match'
import { createStore } from 'zustand/vanilla'

type DialogState = { readonly matchId: MatchId | undefined; readonly isOpen: boolean }

/**
 * The match that the builder is open for: opened by a match page, the address, or a tap while a custom bet is on the
 * slip ([PICK-3]).
 */
export const builderDialog = Object.assign(
  createStore<DialogState>(() => ({ matchId: undefined, isOpen: false })),
  {
    open: (matchId: MatchId): void => builderDialog.setState({ matchId, isOpen: true }),
    /** The match stays until the dialog has left the screen. */
    close: (): void => builderDialog.setState({ isOpen: false }),
    forget: (): void => {
      if (!builderDialog.getState().isOpen) builderDialog.setState({ matchId: undefined })
    },
  },
)
