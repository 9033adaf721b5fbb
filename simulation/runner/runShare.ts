import { runSeed } from '../runSeed.ts'
import { openArena } from './openArena.ts'
import { outcomeOf } from './outcome.ts'
import { say } from './say.ts'

/** Every `of`-th seed up to `seeds`, told line by line to the process that started this one. */
export async function runShare(seeds: number, share: number, of: number): Promise<number> {
  const arena = await openArena()
  try {
    for (let seed = share + 1; seed <= seeds; seed += of)
      say(JSON.stringify(outcomeOf(await runSeed(seed, arena))))
    return 0
  } finally {
    await arena.close()
  }
}
