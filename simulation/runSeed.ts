import { createAgenda, createRandom, createTrace, createTurnstile, type Quiet } from '@touchline/testkit'
import { checkMoney } from './checks/checkMoney.ts'
import { Network } from './client/network.ts'
import type { Server } from './database/openServer.ts'
import { MATCHES, newMatch, ScriptedFeed } from './world/feed.ts'
import { startBackend } from './world/backend.ts'
import { START } from './world/constants.ts'
import { createFaultCounts } from './world/faults.ts'
import { seedWorld } from './world/seedWorld.ts'
import { createStreams } from './world/streams.ts'
import { Violation } from './world/violation.ts'
import { createWitness } from './world/witness.ts'
import type { World } from './world/world.ts'
import { Workload } from './workload.ts'

export interface SeedResult {
  readonly seed: number
  readonly turns: number
  readonly hash: string
  readonly world: World
  readonly violation: Violation | undefined
}

export interface SeedOptions {
  readonly server: Server
  readonly reset: () => Promise<void>
  readonly quiet: Quiet
  readonly echo?: (line: string) => void
}

const TRACE_LINES = 30

export async function runSeed(
  seed: number,
  { server, reset, quiet, echo }: SeedOptions,
): Promise<SeedResult> {
  await reset()
  const random = createRandom(`seed ${seed}`)
  const trace = createTrace(TRACE_LINES, echo)
  const faults = createFaultCounts()
  const agenda = createAgenda({
    startsAt: START,
    settle: quiet.settle,
    onTurn: (label, at) => trace.note(`${((at - START) / 1000).toFixed(3).padStart(8)} ${label}`),
  })
  const records = MATCHES.map(match => newMatch(match, START))
  await seedWorld(server, records, random.fork('world'))
  const chance = random.fork('statements')
  let isDirty = true
  const turnstile = createTurnstile({
    clients: server.clients,
    control: server.control,
    agenda,
    latency: () => (chance.chance(0.02) ? chance.whole(20, 400) : chance.whole(0, 3)),
    hooks: {
      before: turn => workload.beforeStatement(turn),
      after: async (turn, isDone) => {
        if (isDone && /^commit$/i.test(turn.text)) isDirty = true
        await workload.afterStatement(turn, isDone)
      },
      onParked: () => faults.count('statement parked'),
      onDeadlock: turn => {
        throw new Violation('no circle', `a statement waits for itself: ${turn.text}`)
      },
    },
  })
  const world: World = {
    seed,
    agenda,
    quiet,
    random,
    trace,
    faults,
    turnstile,
    observer: server.observer,
    streams: createStreams(agenda, random.fork('streams')),
    feed: new ScriptedFeed(records, { random: random.fork('feed'), now: agenda.now }),
    weather: { loss: 0.2, repeats: 0.05, delayMax: 3_000, crashes: 0.04, gaps: 0.03 },
    witness: createWitness(),
    backend: undefined,
  }
  const network = new Network(world)
  const workload = new Workload(world, network, startBackend)
  let turns = 0
  let violation: Violation | undefined
  const check = async (): Promise<void> => {
    const [failure] = world.witness.failures
    if (failure) throw new Violation('no 5xx', failure)
    if (!isDirty) return
    isDirty = false
    await checkMoney(world)
  }
  const turn = async (): Promise<boolean> => {
    if (!(await agenda.turn())) return false
    turns++
    await check()
    return true
  }
  try {
    await workload.begin()
    while (!workload.isOver && (await turn()));
    await workload.heal(turn)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    violation = error
  } finally {
    await workload.end()
  }
  return { seed, turns, hash: trace.digest(), world, violation }
}
