import type { MatchId } from '@touchline/domain/match'
import type { Live } from '#core/live'
import type { RowAge } from '#pieces/odds-cell'
import type { Text } from '#shared/i18n'
import { minutesSeconds } from './minutesSeconds.ts'

export type AgeOptions = {
  readonly live: Pick<Live, 'freshness' | 'paused'>
  readonly t: Text
  readonly everySecond: (run: () => void) => () => void
  /** Milliseconds since prices were paused. */
  readonly pausedMs: () => number
}

/**
 * Updates `data-freshness` of a row, one attribute for all its prices: `stale` and `too-old` as the match's prices age,
 * `paused` while the visitor has paused them. Calls `changed` when the texts change as well.
 */
export function bindAge(
  root: Pick<HTMLElement, 'setAttribute' | 'removeAttribute'>,
  matchId: MatchId,
  { live, t, everySecond, pausedMs }: AgeOptions,
  changed: () => void,
): RowAge & { readonly stop: () => void } {
  const freshness = live.freshness(matchId)
  let stopTime: (() => void) | undefined

  function write(): void {
    const isPaused = live.paused.read()
    const shown = isPaused ? 'paused' : freshness.read()
    if (shown === 'fresh') root.removeAttribute('data-freshness')
    else root.setAttribute('data-freshness', shown)
    if (isPaused) stopTime ??= everySecond(changed)
    else endTime()
  }

  function endTime(): void {
    stopTime?.()
    stopTime = undefined
  }

  const onChange = (): void => {
    write()
    changed()
  }
  const stops = [freshness.subscribe(onChange), live.paused.subscribe(onChange)]
  write()
  const isOld = (): boolean => freshness.read() !== 'fresh'
  return {
    detail() {
      if (live.paused.read()) return t('freshness.paused')
      return isOld() ? t('freshness.old') : undefined
    },
    notes() {
      if (live.paused.read()) return t('freshness.paused-for', { time: minutesSeconds(pausedMs() / 1000) })
      return isOld() ? t('freshness.old') : ''
    },
    stop() {
      stops.forEach(stop => stop())
      endTime()
    },
  }
}
