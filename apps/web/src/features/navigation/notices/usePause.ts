import { useEffect } from 'react'
import { useCell, useLive } from '#core/live'
import { sessionTexts } from '#shared/storage'

const KEPT_AS = 'pricesPaused'

/** Whether prices are paused, and a function to change it; stored until the tab is closed. */
export function usePause(): readonly [isPaused: boolean, pause: (isPaused: boolean) => void] {
  const live = useLive()
  const isPaused = useCell(live.paused) === true
  const pause = (next: boolean): void => {
    live.setPaused(next)
    if (next) sessionTexts.write(KEPT_AS, 'yes')
    else sessionTexts.remove(KEPT_AS)
  }
  return [isPaused, pause]
}

/** Pauses prices again if they were paused before a reload. */
export function useStoredPause(): void {
  const live = useLive()
  useEffect(() => {
    if (sessionTexts.read(KEPT_AS) !== undefined) live.setPaused(true)
  }, [live])
}
