import { useEffect } from 'react'
import { useCell, useLive } from '#core/live'
import { sessionTexts } from '#shared/storage'

const STORAGE_KEY = 'pricesPaused'

/** Whether prices are paused, and a function to change it; stored until the tab is closed. */
export function usePause(): readonly [isPaused: boolean, pause: (isPaused: boolean) => void] {
  const live = useLive()
  const isPaused = useCell(live.paused) === true
  const pause = (next: boolean): void => {
    live.setPaused(next)
    if (next) sessionTexts.write(STORAGE_KEY, 'yes')
    else sessionTexts.remove(STORAGE_KEY)
  }
  return [isPaused, pause]
}

/** Pauses prices again if they were paused before a reload. */
export function useStoredPause(): void {
  const live = useLive()
  useEffect(() => {
    if (sessionTexts.read(STORAGE_KEY) !== undefined) live.setPaused(true)
  }, [live])
}
