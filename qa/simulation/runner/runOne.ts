import { runSeed } from '../runSeed.ts'
import { openArena } from './openArena.ts'
import { print } from './print.ts'
import type { Defect } from '../planted/defect.ts'

/** One seed, for debugging; `trace` prints all that happens in it. */
export async function runOne(seed: number, trace: boolean, defect?: Defect): Promise<number> {
  const arena = await openArena()
  try {
    if (defect?.schema) await arena.server.observer.query(defect.schema.plant)
    const result = await runSeed(seed, arena, { ...(trace && { echo: print }), ...(defect && { defect }) })
    const { turns, intents, bets, hash, last, violation } = result
    if (violation && !trace) print(last.join('\n'))
    if (violation) print(`Seed ${seed} breaks ${violation.message}`)
    print(`Seed ${seed}: ${turns} steps, ${intents} taps, ${bets} bets, trace ${hash}`)
    return violation ? 1 : 0
  } finally {
    await arena.close()
  }
}
