import { runSeed } from '../runSeed.ts'
import { openArena } from './openArena.ts'
import { outcomeOf } from './outcome.ts'
import { print } from './print.ts'
import type { SeedRange } from './runSeeds.ts'

/** Every `of`-th of the seeds, reported line by line to the parent process. */
export async function runShare({ seeds, from }: SeedRange, share: number, of: number): Promise<number> {
  const arena = await openArena()
  try {
    for (let seed = from + share; seed < from + seeds; seed += of)
      print(JSON.stringify(outcomeOf(await runSeed(seed, arena))))
    return 0
  } finally {
    await arena.close()
  }
}
