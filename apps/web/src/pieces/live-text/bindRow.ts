import type { MatchId } from '@touchline/domain'
import type { Live } from '#core/live'
import type { OddsText } from '#core/settings'
import { bindPrices, type Picks, type PriceTexts } from '#pieces/odds-cell'
import { bindMatchTexts } from './bindMatchTexts.ts'
import type { MatchTextNeeds } from './matchText.ts'
import { marks, seconds } from './pageTimers.ts'

export interface RowPorts {
  readonly live: Live
  readonly oddsText: OddsText
  readonly picks: Picks
  readonly texts: PriceTexts
  readonly stages: Pick<MatchTextNeeds, 'stageName' | 'stageShort'>
}

/** Binds what ticks below `root` to the cells of its match: prices, score, clock, count of markets. Returns the clean-up. */
export function bindRow(
  root: HTMLElement,
  matchId: MatchId,
  { live, oddsText, picks, texts, stages }: RowPorts,
): () => void {
  const stopPrices = bindPrices(root, { prices: live.store, picks, marks, texts, oddsText })
  const stopTexts = bindMatchTexts(root, matchId, { live, everySecond: seconds.every, ...stages })
  return () => {
    stopPrices()
    stopTexts()
  }
}
