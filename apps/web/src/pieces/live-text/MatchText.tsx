import type { MatchId } from '@touchline/domain/match'
import { useLive } from '#core/live'
import { matchText, showsStage, type MatchTextKind } from './matchText.ts'
import { useStageTexts } from './useStageTexts.ts'

/** One ticking text of a match. React renders it once; then the binding of the row writes it. */
export function MatchText({ matchId, kind, className }: MatchTextProps) {
  const live = useLive()
  const stages = useStageTexts()
  const state = live.shown.matchState(matchId)?.read()
  // An empty text has no text node to bind, so a zero-width space takes its place.
  const text = state ? matchText(kind, state, { ...stages, now: live.serverNow() }) || '\u200b' : '\u200b'
  return (
    <span
      className={className}
      data-match-text={kind}
      data-tells-stage={(kind.startsWith('clock') && state && showsStage(state)) || undefined}
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
