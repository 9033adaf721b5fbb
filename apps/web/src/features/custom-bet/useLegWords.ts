import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { useCallback } from 'react'
import { useSlip } from '#core/slip'
import { legsOnSlip } from './model/builderView.ts'

/** A pick with its names. */
export type LegWords = {
  readonly key: OutcomeKey
  readonly outcomeName: string
  readonly marketName: string
}

/** The names of a pick: as the page shows it, or, where its market is no longer offered, as it is on the slip. */
export function useLegWords(matchId: MatchId): (key: OutcomeKey) => LegWords {
  const slip = useSlip()
  return useCallback(
    key => {
      const id = outcomeKeyOf(key)
      const known =
        slip.names.describe(key) ??
        legsOnSlip(slip.getState(), matchId).find(selection => outcomeKeyOf(selection) === id)
      return { key, outcomeName: known?.outcomeName ?? '', marketName: known?.marketName ?? '' }
    },
    [slip, matchId],
  )
}
