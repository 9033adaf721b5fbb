import type { SettingsState, SettingsStore } from '#core/settings'
import type { SlipClock } from './createPlacer.ts'

/** How long a placement waits for the server to hear by which accept mode it is to be judged. */
const SAVED_WITHIN_MS = 3_000

export interface ModePorts {
  readonly settings: SettingsStore
  readonly clock: SlipClock
}

/**
 * The server judges a bet by the accept mode it keeps, so a bet placed right after another choice must not overtake it. True at once
 * where nothing is to be saved; else whether the mode on show is the server's in time, and still the one of the tap.
 */
export function whenModeIsSaved({ settings, clock }: ModePorts): true | Promise<boolean> {
  const { oddsAcceptMode: mode } = settings.getState()
  if (isModeSaved(settings.getState())) return true
  return new Promise(resolve => {
    const end = (isSaved: boolean): void => {
      stop()
      callOff()
      resolve(isSaved)
    }
    const stop = settings.subscribe(now => isModeSaved(now) && end(now.oddsAcceptMode === mode))
    const callOff = clock.later(() => end(false), SAVED_WITHIN_MS)
  })
}

/** Where the server never said what it keeps, nobody can wait for it. */
function isModeSaved({ oddsAcceptMode, kept, isSavingMode = false }: SettingsState): boolean {
  return !isSavingMode && (kept === undefined || kept.oddsAcceptMode === oddsAcceptMode)
}
