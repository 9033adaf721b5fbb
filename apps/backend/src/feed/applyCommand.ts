import { MATCH_STATUS } from '@touchline/domain'
import type { FeedCommand } from './feed.ts'
import type { MatchRecord } from './match/matchRecord.ts'
import { hold, leanSim, playToEnd, scoreNow, type Sim } from './sims/index.ts'

type MatchCommand = Exclude<Extract<FeedCommand, { matchId: string }>, { type: 'correct-result' }>
type Applied = { readonly record: MatchRecord; readonly change: (sim: Sim) => Sim }

const DEFAULT_FACTOR = 0.9

/** What a command does to a match at its next turn; undefined where the match is in no state for it. */
export function applyCommand(command: MatchCommand, record: MatchRecord, now: number): Applied | undefined {
  const isLive = record.status === MATCH_STATUS.live
  switch (command.type) {
    case 'score': {
      const side = command.side === 'home' ? 0 : 1
      if (!isLive || scoreNow(record.sim, side) === record.sim) return undefined
      return { record, change: sim => scoreNow(sim, side) }
    }
    case 'suspend':
      return { record, change: sim => hold(sim, command.reason, now + command.seconds * 1000) }
    case 'move-odds':
      return { record, change: sim => leanSim(sim, command.factor ?? DEFAULT_FACTOR) }
    case 'finish':
      return { record: isLive ? record : { ...record, startTime: now }, change: playToEnd }
    case 'kick-off':
      return isLive ? undefined : { record: { ...record, startTime: now }, change: sim => sim }
  }
}
