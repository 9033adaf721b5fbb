import { createReceipts, signerOf } from '@touchline/backend/parts'
import { createAgenda, createRandom, createTrace, createTurnstile, type Random } from '@touchline/testkit'
import { createChecks } from './checks/createChecks.ts'
import { Network } from './client/network.ts'
import type { Defect } from './planted/defect.ts'
import { watchDefect } from './planted/watchDefect.ts'
import type { Arena } from './runner/openArena.ts'
import { SIGNING_KEY, START } from './world/constants.ts'
import { countFlips } from './world/countFlips.ts'
import { countUses } from './world/countUses.ts'
import { createPace } from './world/createPace.ts'
import { createFaultCounts, type FaultCounts } from './world/faults.ts'
import { MATCHES, newMatch, WorldFeed } from './world/feed.ts'
import { seedWorld } from './world/seedWorld.ts'
import { createStreams } from './world/streams.ts'
import { Violation } from './world/violation.ts'
import { createWitness } from './world/witness.ts'
import type { World } from './world/world.ts'
import { Workload } from './workload.ts'

export interface SeedResult {
  readonly seed: number
  /** Things that ran: statements, messages, timers, acts. */
  readonly turns: number
  /** Taps that should place a bet. */
  readonly intents: number
  /** Taps for which the slip gave the bettor no definite result. */
  readonly unsure: number
  /** Bets that were accepted. */
  readonly bets: number
  readonly hash: string
  readonly last: readonly string[]
  readonly faults: FaultCounts
  readonly violation: Violation | undefined
  /** How often the planted defect changed anything. */
  readonly fired: number
}

export interface SeedOptions {
  readonly defect?: Defect
  readonly echo?: (line: string) => void
}

const TRACE_LINES = 30
const LATE_MS = { min: 1_000, max: 7_000 }
/** A seed with fewer turns shows little. */
const TURNS_MIN = 200
/** Maximum time from the network's recovery until every tap's receipt by the server is known (design, section 4). */
const RECEIVED_WITHIN_MS = 5_000
/** And until everything that the server received is decided: the live delay, and a poll for due bets. */
const DEFINITE_WITHIN_MS = 15_000
/** Then everything that is still under way arrives. */
const QUIET_MS = 6_000
/** More than a request takes over a good connection. */
const ANSWER_WITHIN_MS = 5_000

/**
 * Runs one seed from an empty database to the quiet after all faults. The same seed does the same, wherever it runs.
 */
export async function runSeed(
  seed: number,
  { server, reset, quiet }: Arena,
  { defect: planted, echo }: SeedOptions = {},
): Promise<SeedResult> {
  await reset()
  const random = createRandom(`seed ${seed}`)
  const trace = createTrace(TRACE_LINES, echo)
  const faults = createFaultCounts()
  const agenda = openAgenda(quiet, trace)
  const records = MATCHES.map(match => newMatch(match, START))
  await seedWorld(server, records, random.fork('world'))
  const mischief = random.fork('defect')
  const defect = planted && watchDefect(planted)
  const turnstile = createTurnstile({
    clients: server.clients,
    control: server.control,
    agenda,
    latency: createPace(random.fork('statements')),
    hooks: hooksOf({ trace, faults, defect, mischief, workload: () => workload }),
  })
  const lateness = random.fork('lateness')
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
    feed: new WorldFeed(records, {
      random: random.fork('feed'),
      now: agenda.now,
      learn: () => learnLater(world, lateness),
    }),
    weather: { loss: 0.05, repeats: 0.05, delayMax: 3_000, crashes: 0.05, gaps: 0.03, late: 0.15 },
    witness: createWitness(),
    defect,
    receipts: createReceipts(signerOf(SIGNING_KEY)),
    backend: undefined,
  }
  const workload = new Workload(world, new Network(world))
  const checks = createChecks(world, server.db)
  const run = createRun(agenda, checks, workload)
  let violation: Violation | undefined
  try {
    await play(world, workload, checks, run)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    violation = error
  } finally {
    await workload.end()
  }
  countFlips(world)
  await countUses(world)
  return { ...resultOf(world), turns: run.turns(), violation, fired: defect?.fired ?? 0 }
}

function openAgenda({ settle }: World['quiet'], trace: World['trace']): World['agenda'] {
  return createAgenda({
    startsAt: START,
    settle,
    onTurn: (label, at) => trace.note(`${((at - START) / 1000).toFixed(3).padStart(8)} ${label}`),
  })
}

/** Takes one turn after the other, with the checks after each, and counts them. */
function createRun(agenda: World['agenda'], checks: ReturnType<typeof createChecks>, workload: Workload) {
  let turns = 0
  const turn = async (): Promise<boolean> => {
    if (!(await agenda.turn())) return false
    turns++
    await checks.afterStep(workload)
    return true
  }
  return {
    turns: (): number => turns,
    until: async (at: number, isEnough: () => boolean = () => false): Promise<void> => {
      while (!isEnough() && (agenda.nextAt() ?? Number.POSITIVE_INFINITY) <= at && (await turn()));
    },
  }
}

type Hooked = Pick<World, 'trace' | 'faults' | 'defect'> & {
  readonly mischief: Random
  readonly workload: () => Workload
}

/** What happens around each statement: the planted defect, crashes, and counters. */
function hooksOf({
  trace,
  faults,
  defect,
  mischief,
  workload,
}: Hooked): NonNullable<Parameters<typeof createTurnstile>[0]['hooks']> {
  const marks = new Set<number>()
  return {
    alter: statement => defect?.alter?.(statement, mischief, marks) ?? [statement],
    before(statement) {
      trace.mix(JSON.stringify(statement.values))
      return workload().beforeStatement(statement)
    },
    after: (statement, isDone) => workload().afterStatement(statement, isDone),
    onParked: () => faults.count('statement parked'),
    onDeadlock: ({ text }) => {
      throw new Violation('no circle', `a statement waits for itself: ${text}`)
    },
  }
}

/** From the first act to the quiet after all faults, and what must be true then. */
async function play(
  { agenda, quiet }: World,
  workload: Workload,
  checks: ReturnType<typeof createChecks>,
  { until, turns }: ReturnType<typeof createRun>,
): Promise<void> {
  await workload.begin()
  await until(Number.POSITIVE_INFINITY, () => workload.isOver)
  await workload.calm()
  // What the calm caused, such as a resumed tap, is under way before any check.
  await quiet.settle()
  await until(agenda.now() + RECEIVED_WITHIN_MS, () => checks.isReceived(workload))
  checks.received(workload)
  await until(agenda.now() + DEFINITE_WITHIN_MS, () => checks.isDefinite(workload))
  await checks.outcomes(workload)
  await until(agenda.now() + QUIET_MS)
  let isAnswered = false
  const fresh = checks.fetchFresh(workload).finally(() => (isAnswered = true))
  await until(agenda.now() + ANSWER_WITHIN_MS, () => isAnswered)
  if (!isAnswered) throw new Violation('I11', 'a request over a good connection is not answered')
  await checks.atEnd(workload, fresh)
  if (turns() < TURNS_MIN) throw new Violation('T2', `the seed has ${turns()} steps, fewer than ${TURNS_MIN}`)
}

/** Now and then an event reaches the feed late, and the feed waits for it. */
function learnLater({ weather, faults, agenda }: World, lateness: Random): Promise<void> {
  if (!lateness.chance(weather.late)) return Promise.resolve()
  faults.count('feed late')
  return new Promise(resolve => {
    agenda.after(lateness.whole(LATE_MS.min, LATE_MS.max), 'the feed learns of it', resolve)
  })
}

function resultOf({ seed, witness, trace, faults }: World) {
  const intents = [...witness.intents.values()]
  return {
    seed,
    intents: intents.length,
    unsure: intents.filter(({ end }) => end?.kind === 'unsaid' || end?.kind === 'no-answer').length,
    bets: witness.accepted.size,
    hash: trace.digest(),
    last: trace.last,
    faults,
  }
}
