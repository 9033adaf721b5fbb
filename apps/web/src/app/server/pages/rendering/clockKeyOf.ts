import type { Match } from '@touchline/domain/match'
import type { Live } from '#core/live'
import { matchText, ticks } from '#pieces/live-text'

/**
 * The clock that a match shows now, as part of a cache key; empty for everything else. Undefined where the page has
 * newer values than the match object, and shows those.
 */
export function clockKeyOf(shown: object, live: Live): string | undefined {
  if (!isMatch(shown)) return ''
  const { id, state } = shown
  if (live.shown.matchState(id)?.read() !== state) return undefined
  return ticks(state) ? matchText('clock', state, { ...asItIs, now: live.serverNow() }) : ''
}

/** The stage as the feed names it, in every language. */
const asItIs = {
  stageName: (stage: string) => stage,
  stageShort: (stage: string) => stage,
  leftInMatch: (time: string) => time,
  scoreLabel: (kind: string) => kind,
}

const isMatch = (shown: object): shown is Match => 'state' in shown && 'availableMarkets' in shown
