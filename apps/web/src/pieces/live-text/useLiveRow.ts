import { useLayoutEffect, type RefObject } from 'react'
import type { MatchId } from '@touchline/domain'
import { useLive } from '#core/live'
import { useOddsText } from '#core/settings'
import { bindPrices, usePicks, usePriceTexts } from '#pieces/odds-cell'
import { bindMatchTexts } from './bindMatchTexts.ts'
import { everySecond, marks } from './pageTimers.ts'
import { useStageTexts } from './useStageTexts.ts'

/**
 * Binds the ticking values below `root` (prices, score, clock, count of markets) to their live cells: one effect per row.
 * @param drawn changes when React has drawn other prices into the row, so that they are bound anew
 */
export function useLiveRow(root: RefObject<HTMLElement | null>, matchId: MatchId, drawn?: unknown): void {
  const live = useLive()
  const oddsText = useOddsText()
  const picks = usePicks()
  const texts = usePriceTexts()
  const stages = useStageTexts()
  useLayoutEffect(() => {
    if (!root.current) return
    const stopPrices = bindPrices(root.current, {
      prices: live.store,
      picks,
      marks,
      texts,
      oddsText,
    })
    const stopTexts = bindMatchTexts(root.current, matchId, { live, everySecond, ...stages })
    return () => {
      stopPrices()
      stopTexts()
    }
  }, [root, matchId, live, picks, texts, stages, oddsText, drawn])
}
