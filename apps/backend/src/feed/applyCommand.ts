import { MATCH_STATUS } from '@touchline/domain/match'
import type { FeedCommand } from './feed.ts'
import type { EventRecord, MatchRecord, RunnersRecord } from './match/matchRecord.ts'
import { NO_CHANGE, TO_END, type PlayChange } from './match/turnOf.ts'
import { leanRunners } from './runners/runnersSim.ts'
import { hold, leanSim, scoreNow } from './sims/index.ts'

type EventCommand = Exclude<Extract<FeedCommand, { matchId: string }>, { type: 'correct-result' }>
type Applied = { readonly record: EventRecord; readonly change: PlayChange }

const DEFAULT_FACTOR = 0.9

/** Applies a command to an event at its next turn; undefined where the event's state does not allow it. */
export function applyCommand(command: EventCommand, record: EventRecord, now: number): Applied | undefined {
  const isLive = record.status === MATCH_STATUS.live
  switch (command.type) {
    case 'score': {
      const side = command.side === 'home' ? 0 : 1
      if (!isLive || record.type !== 'match' || scoreNow(record.sim, side) === record.sim) return undefined
      return { record, change: { ...NO_CHANGE, match: sim => scoreNow(sim, side) } }
    }
    case 'suspend': {
      const held = { reason: command.reason, until: now + command.seconds * 1000 }
      return {
        record,
        change: { match: sim => hold(sim, held.reason, held.until), runners: sim => ({ ...sim, held }) },
      }
    }
    case 'move-odds': {
      const factor = command.factor ?? DEFAULT_FACTOR
      return {
        record,
        change: { match: sim => leanSim(sim, factor), runners: sim => leanRunners(sim, factor) },
      }
    }
    case 'finish':
      return { record: isLive ? record : startedAt(record, now), change: TO_END }
    case 'kick-off':
      return isLive ? undefined : { record: startedAt(record, now), change: NO_CHANGE }
  }
}

function startedAt<Record extends MatchRecord | RunnersRecord>(record: Record, startTime: number): Record {
  return { ...record, startTime }
}
