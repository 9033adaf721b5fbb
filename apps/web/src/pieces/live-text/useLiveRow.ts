import { useLayoutEffect, type RefObject } from 'react'
import type { MatchId } from '@touchline/domain/match'
import { useLive } from '#core/live'
import { useOddsText } from '#core/settings'
import { usePicks, usePriceTexts } from '#pieces/odds-cell'
import { useText } from '#shared/i18n'
import { rowBinding } from './rowBinding.ts'
import { useStageTexts } from './useStageTexts.ts'

/**
 * Binds the ticking values below `root` (prices, score, clock, count of markets) to their live cells: one effect per
 * row.
 * @param drawn changes when React has drawn other prices into the row, so that they are bound again
 */
export function useLiveRow(root: RefObject<HTMLElement | null>, matchId: MatchId, drawn?: unknown): void {
  const live = useLive()
  const oddsText = useOddsText()
  const picks = usePicks()
  const texts = usePriceTexts()
  const t = useText()
  const stages = useStageTexts()
  useLayoutEffect(() => {
    const row = root.current
    if (!row) return
    return rowBinding.whenReady(({ bindRow }) =>
      bindRow(row, matchId, { live, oddsText, picks, texts, t, stages }),
    )
  }, [root, matchId, live, picks, texts, t, stages, oddsText, drawn])
}
