import { applyCommand } from '../applyCommand.ts'
import type { FeedCommand, FeedCommandReply } from '../feed.ts'
import { beatProviders, judgeProviders } from '../providers.ts'
import { correctResult } from '../writing/correctResult.ts'
import { beat } from './beat.ts'
import { GAP_MS_MAX, playToNow, playTurn } from './play.ts'
import type { SimulationState } from './state.ts'

const DONE: FeedCommandReply = { ok: true }

/** Carries out a command; resolves once the change is committed. */
export async function runFeedCommand(
  state: SimulationState,
  command: FeedCommand,
): Promise<FeedCommandReply> {
  const { db, stopped } = state
  switch (command.type) {
    case 'set-speed':
      // Time until now must be played at the old speed.
      await playToNow(state, false)
      state.speed = command.speed
      return DONE
    case 'jump-clock':
      state.offset += command.ms
      await playToNow(state, command.ms > GAP_MS_MAX)
      await beat(state, state.now())
      return DONE
    case 'stop-provider':
      stopped.add(command.provider)
      return DONE
    case 'start-provider':
      stopped.delete(command.provider)
      await beatProviders(db, [command.provider], state.now())
      await judgeProviders(db, state.now())
      return DONE
    case 'correct-result':
      return await correctResult(db, command, state.now())
    default: {
      const record = state.events.get(command.matchId)
      if (!record) return { ok: false, error: { kind: 'no-such-match' } }
      const applied = applyCommand(command, record, state.now())
      if (!applied) return { ok: false, error: { kind: 'not-possible' } }
      await playTurn(state, applied.record, applied.change)
      return DONE
    }
  }
}
