import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { FAULTS_AND_USES, type Fault } from '../world/faults.ts'
import type { SeedOutcome } from './outcome.ts'
import { print } from './print.ts'

/** `seeds` of them, starting with number `from`. */
export interface SeedRange {
  readonly seeds: number
  readonly from: number
}
export interface SeedsOptions extends SeedRange {
  /** Processes side by side, each with a database of its own; a seed runs in one of them. */
  readonly workers: number
}

/** In fewer seeds than this a rare fault may not happen. */
const SEEDS_FOR_ALL_FAULTS = 50
const PRINT_EVERY = 100
/** Share of taps whose session may end, or whose minute may pass, before their answer arrives. */
const UNSURE_MAX = 0.2

/** Runs seeds and prints the results; returns the exit code. */
export async function runSeeds({ seeds, from, workers }: SeedsOptions): Promise<number> {
  const started = performance.now()
  const children: ChildProcess[] = []
  const faults = new Map<Fault, number>(FAULTS_AND_USES.map(fault => [fault, 0]))
  const sums = { seeds: 0, turns: 0, intents: 0, unsure: 0, bets: 0 }
  let broken: SeedOutcome | undefined
  const stopAll = (): void => children.forEach(child => void child.kill('SIGTERM'))
  process.once('exit', stopAll)

  function take(outcome: SeedOutcome): void {
    sums.seeds++
    for (const name of ['turns', 'intents', 'unsure', 'bets'] as const) sums[name] += outcome[name]
    for (const fault of FAULTS_AND_USES) faults.set(fault, faults.get(fault)! + (outcome.faults[fault] ?? 0))
    if (sums.seeds % PRINT_EVERY === 0) print(`${sums.seeds} of ${seeds} seeds hold.`)
    if (!outcome.broken || broken) return
    broken = outcome
    stopAll()
  }

  const ends = Array.from({ length: workers }, (_, i) => {
    const child = spawn(
      process.execPath,
      [process.argv[1]!, '--seeds', `${seeds}`, '--from', `${from}`, '--share', `${i}/${workers}`],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    children.push(child)
    createInterface({ input: child.stdout }).on('line', line => take(JSON.parse(line) as SeedOutcome))
    return new Promise<number>(resolve => child.on('close', code => resolve(code ?? 1)))
  })
  const codes = await Promise.all(ends)
  process.off('exit', stopAll)
  if (broken?.broken) {
    const { seed, broken: why } = broken
    print(why.last.join('\n'))
    print(`Seed ${seed} breaks ${why.what}\nAgain: npm run simulate -- --seed ${seed} --trace`)
    return 1
  }
  if (codes.some(code => code !== 0)) return 1
  const seconds = (performance.now() - started) / 1000
  print(
    `${sums.seeds} seeds hold: ${sums.turns} steps, ${sums.intents} taps (${sums.unsure} without a sure word), ${sums.bets} bets; ` +
      `${seconds.toFixed(0)} s, ${(sums.seeds / seconds).toFixed(2)} seeds a second.`,
  )
  print([...faults].map(([fault, count]) => `${fault} ${count}`).join(', '))
  const missing = [...faults].filter(([, count]) => count === 0).map(([fault]) => fault)
  if (sums.unsure > sums.intents * UNSURE_MAX && seeds >= SEEDS_FOR_ALL_FAULTS) {
    print('Too many bettors got no definite result of their bet.')
    return 1
  }
  if (missing.length === 0) return 0
  print(`These never happened, so nothing is known about them: ${missing.join(', ')}.`)
  if (seeds >= SEEDS_FOR_ALL_FAULTS) return 1
  print(`That is no fault in fewer than ${SEEDS_FOR_ALL_FAULTS} seeds.`)
  return 0
}
