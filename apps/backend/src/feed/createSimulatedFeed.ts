import type { Feed } from './feed.ts'
import { createSimulation } from './createSimulation.ts'
import type { SimulationOptions } from './simulation/state.ts'

/** How often the simulation looks whether something is due. */
const LOOK_MS = 50
/** How long it waits after a failure: a database that is away is not asked twenty times a second. */
const FAILED_MS = 1000

/** The simulated feed on its own timer. `report` hears of turns that failed; they are tried again. */
export function createSimulatedFeed(
  options: SimulationOptions & { readonly report: (error: unknown) => void },
): Feed {
  const simulation = createSimulation(options)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let line: Promise<unknown> = Promise.resolve()
  /** One thing at a time: commands wait for the turns before them. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = line.then(work)
    line = done.catch(() => undefined)
    return done
  }
  function look(): void {
    if (isStopped) return
    void inLine(simulation.run)
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
      await inLine(simulation.begin)
      look()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await line
      clearTimeout(timer)
    },
    command: command => inLine(() => simulation.command(command)),
    ready: simulation.ready,
  }
}
