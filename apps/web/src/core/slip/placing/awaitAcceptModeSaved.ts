import type { RequestClock } from '@touchline/exactly-once'
import type { SettingsState, SettingsStore } from '#core/settings'

/** How long a placement waits for the server to save the accept mode that it will be judged by. */
const SAVED_WITHIN_MS = 3_000

interface ModeOptions {
  readonly settings: SettingsStore
  readonly clock: RequestClock
}

/**
 * The server judges a bet by the accept mode it has saved, so a bet placed right after another choice must not
 * overtake that choice. True at once where nothing is being saved; else whether the mode on show is saved in time,
 * and is still the one of the tap.
 */
export function awaitAcceptModeSaved({ settings, clock }: ModeOptions): true | Promise<boolean> {
  const { oddsAcceptMode: mode } = settings.getState()
  if (isModeSaved(settings.getState())) return true
  return new Promise(resolve => {
    const end = (isSaved: boolean): void => {
      stop()
      cancel()
      resolve(isSaved)
    }
    const stop = settings.subscribe(now => isModeSaved(now) && end(now.oddsAcceptMode === mode))
    const cancel = clock.later(() => end(false), SAVED_WITHIN_MS)
  })
}

/** If the server never reported its mode, there is nothing to wait for. */
function isModeSaved({ oddsAcceptMode, saved, isSavingMode = false }: SettingsState): boolean {
  return !isSavingMode && (saved === undefined || saved.oddsAcceptMode === oddsAcceptMode)
}
