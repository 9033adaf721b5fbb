import { useMemo } from 'react'
import { useText } from '#shared/i18n'
import type { MatchTextNeeds } from './matchText.ts'

/** Names of the stages of play in the page's language. */
export function useStageTexts(): Pick<MatchTextNeeds, 'stageName' | 'stageShort'> {
  const t = useText()
  return useMemo(
    () => ({ stageName: stage => t(`period.${stage}`), stageShort: stage => t(`period-short.${stage}`) }),
    [t],
  )
}
