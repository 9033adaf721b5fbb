import { MATCH_STATUS } from '@touchline/domain/match'
import type { PlannedMatch } from '../schedule/planMatch.ts'
import { planOutrights, planRaces } from '../schedule/planRunners.ts'
import { planLive, planUpcoming } from '../schedule/planSchedule.ts'
import { insertMatches } from '../writing/insertMatches.ts'
import { matchesOf, storeRecords, type SimulationState } from './state.ts'

const SCHEDULE_MS = { min: 1000, max: 10_000 }
const LIVE_MIN = 40

/** Adds live and upcoming events until there are enough, and schedules the next check. */
export async function fillSchedule(state: SimulationState): Promise<void> {
  const situation = () => ({
    seed: state.world.seed,
    catalogue: state.world.catalogue,
    events: [...state.events.values()],
    nextId: state.next.id,
    now: state.now(),
    speed: state.speed,
  })
  const live = matchesOf(state).filter(({ status }) => status === MATCH_STATUS.live).length
  if (live < LIVE_MIN) await add(state, planLive(situation()))
  await add(state, planUpcoming(situation()))
  if (state.hasRacing) await add(state, planRaces(situation()))
  await add(state, planOutrights(situation()))
  state.next.schedule = state.now() + Math.max(SCHEDULE_MS.min, SCHEDULE_MS.max / Math.max(1, state.speed))
}

async function add(state: SimulationState, planned: readonly PlannedMatch[]): Promise<void> {
  if (planned.length === 0) return
  state.next.id = Math.max(...planned.map(({ record }) => Number(record.id))) + 1
  storeRecords(state, await insertMatches(state.db, planned, state.now()))
}
