import type { Match } from '@touchline/domain'
import { useLive } from '#core/live'
import { matchText, ticks } from './matchText.ts'
import { useStageTexts } from './useStageTexts.ts'

/** What a row shows beside its match, when asked: a clock that goes on. Undefined where newer values than the match's own are shown. */
export function useRowMoment({ id, state }: Match): () => string | undefined {
  const live = useLive()
  const stages = useStageTexts()
  return () => {
    if (live.shown.matchState(id)?.read() !== state) return undefined
    return ticks(state) ? matchText('clock', state, { ...stages, now: live.serverNow() }) : ''
  }
}
