import type { Feed } from './feed.ts'
import { createSimulation } from './createSimulation.ts'
import type { SimulationOptions } from './simulation/state.ts'

/** Polling interval of the simulation. */
const LOOK_MS = 50
/** Pause after a failure, so that an unavailable database is not queried twenty times a second. */
const FAILED_MS = 1000

/** Runs the simulated feed on its own timer. `report` is called for failed turns, which are retried. */
export function createSimulatedFeed(
  options: SimulationOptions & { readonly report: (error: unknown) => void },
): Feed {
  const simulation = createSimulation(options)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let line: Promise<unknown> = Promise.resolve()
  /** Runs one task at a time: commands wait for the turns before them. */
  function runInOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = line.then(work)
    line = done.catch(() => undefined)
    return done
  }
  function look(): void {
    if (isStopped) return
    void runInOrder(simulation.run)
      .then(
        () => LOOK_MS,
        (error: unknown) => {
          options.report(error)
          return FAILED_MS
        },
      )
      .then(pause => {
        timer = setTimeout(look, pause)
      })
  }
  return {
    async start() {
      await runInOrder(simulation.begin)
      look()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await line
      clearTimeout(timer)
    },
    command: command => runInOrder(() => simulation.command(command)),
    ready: simulation.ready,
  }
}
