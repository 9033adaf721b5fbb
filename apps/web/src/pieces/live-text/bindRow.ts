import type { MatchId } from '@touchline/domain/match'
import type { Live } from '#core/live'
import type { OddsText } from '#core/settings'
import { bindPrices, type PauseTime, type Picks, type PriceTexts } from '#pieces/odds-cell'
import type { Text } from '#shared/i18n'
import { bindAge } from './bindAge.ts'
import { bindMatchTexts } from './bindMatchTexts.ts'
import type { MatchTextOptions } from './matchText.ts'
import { minutesSeconds } from './minutesSeconds.ts'
import { marks, seconds } from './pageTimers.ts'
import { pausedMs, serverClock, watchPauses } from './pageClocks.ts'

/** The page's one second timer, for what ticks in no row. */
export const everySecond = seconds.every

export interface RowOptions {
  readonly live: Live
  readonly oddsText: OddsText
  readonly picks: Picks
  readonly texts: PriceTexts
  readonly t: Text
  readonly stages: Omit<MatchTextOptions, 'now'>
}

/**
 * Binds what ticks below `root` to the cells of its match: prices and their age, score, clock, count of markets.
 * Returns the clean-up.
 */
export function bindRow(
  root: HTMLElement,
  matchId: MatchId,
  { live, oddsText, picks, texts, t, stages }: RowOptions,
): () => void {
  watchPauses(live)
  const age = bindAge(root, matchId, { live, t, everySecond, pausedMs: () => pausedMs(live) }, () =>
    prices.update(),
  )
  const pause: PauseTime = {
    now: () => performance.now(),
    everySecond,
    pauseText: (ms, reason) => t('freshness.paused-because', { time: minutesSeconds(ms / 1_000), reason }),
    durationText: ms => t('freshness.suspended-for', { time: minutesSeconds(ms / 1_000) }),
  }
  const prices = bindPrices(root, { prices: live.shown, picks, marks, age, pause, texts, oddsText })
  const stopTexts = bindMatchTexts(root, matchId, { live, now: serverClock(live), everySecond, ...stages })
  return () => {
    age.stop()
    prices.stop()
    stopTexts()
  }
}
