import type { Clock } from '@touchline/exactly-once'
import type { SettingsState, SettingsStore } from '#core/settings'

/** How long a placement waits for the server to save the accept mode by which it is to be judged. */
const SAVED_WITHIN_MS = 3_000

interface ModeOptions {
  readonly settings: SettingsStore
  readonly clock: Clock
}

/**
 * The server judges a bet by the accept mode it has saved, so a bet placed right after another choice must not overtake it. True at
 * once where nothing is to be saved; else whether the mode on show is the server's in time, and still the one of the tap.
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

/** Where the server never said which mode it has, there is nothing to wait for. */
function isModeSaved({ oddsAcceptMode, saved, isSavingMode = false }: SettingsState): boolean {
  return !isSavingMode && (saved === undefined || saved.oddsAcceptMode === oddsAcceptMode)
}
