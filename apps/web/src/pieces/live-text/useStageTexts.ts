import { useText, type Text } from '#shared/i18n'
import type { MatchTextOptions } from './matchText.ts'

type StageTexts = Omit<MatchTextOptions, 'now'>

/** Names of the stages of play in the page's language: one object for all texts of a page. */
export function useStageTexts(): StageTexts {
  const t = useText()
  let texts = known.get(t)
  if (!texts) {
    texts = {
      stageName: stage => t(`period.${stage}`),
      stageShort: stage => t(`period-short.${stage}`),
      leftInMatch: time => t('match-time.left', { time }),
      scoreLabel: kind => t(`score-label.${kind}`),
    }
    known.set(t, texts)
  }
  return texts
}

const known = new WeakMap<Text, StageTexts>()
