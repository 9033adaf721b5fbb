import type { MatchId } from '@touchline/domain/match'
import { useLive } from '#core/live'
import { matchText, tellsStage, type MatchTextKind } from './matchText.ts'
import { useStageTexts } from './useStageTexts.ts'

/** One ticking text of a match. React writes it once; the binding of the row writes it from then on. */
export function MatchText({ matchId, kind, className }: MatchTextProps) {
  const live = useLive()
  const stages = useStageTexts()
  const state = live.shown.matchState(matchId)?.read()
  // An empty text would leave no text node to bind, so the place is held by a space of no width.
  const text = state ? matchText(kind, state, { ...stages, now: live.serverNow() }) || '\u200b' : '\u200b'
  return (
    <span
      className={className}
      data-match-text={kind}
      data-tells-stage={(kind.startsWith('clock') && state && tellsStage(state)) || undefined}
      suppressHydrationWarning
    >
      {text}
    </span>
  )
}
export interface MatchTextProps {
  matchId: MatchId
  kind: MatchTextKind
  className?: string | undefined
}
