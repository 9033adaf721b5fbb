import { watchImmediates } from '@touchline/testkit'
import { openServer } from './database/openServer.ts'
import { createReset } from './database/resetDatabase.ts'
import { runSeed } from './runSeed.ts'

export interface SimulateOptions {
  readonly seeds: number
  readonly trace: boolean
  /** One seed alone. */
  readonly seed?: number
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs seeds and says how they went; the answer is the exit code. */
export async function simulate({ seeds, seed, trace }: SimulateOptions): Promise<number> {
  const server = await openServer()
  const quiet = watchImmediates()
  try {
    const reset = await createReset(server.observer)
    const started = performance.now()
    const first = seed ?? 1
    const end = seed ?? seeds
    for (let number = first; number <= end; number++) {
      const result = await runSeed(number, { server, reset, quiet }, { ...(trace && { echo: say }) })
      const { hash, turns, intents, bets, last, violation } = result
      if (violation) {
        say(last.join('\n'))
        say(`Seed ${number} breaks ${violation.message}. Again: npm run simulate -- --seed ${number} --trace`)
        return 1
      }
      say(`${number} ${turns} ${intents} ${bets}  ${[...result.faults.counts.values()].join(' ')}`)
      if (seed !== undefined) say(`Seed ${number}: ${turns} turns, trace ${hash}`)
    }
    const seconds = (performance.now() - started) / 1000
    say(`${end - first + 1} seeds hold, ${((end - first + 1) / seconds).toFixed(2)} seeds a second.`)
    return 0
  } finally {
    quiet.stop()
    await server.close()
  }
}
