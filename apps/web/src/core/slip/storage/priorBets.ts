import { writeJson, readJson, type TabStorage } from './storedJson.ts'
import { read } from './readStored.ts'
import { text, z } from './storedParts.ts'

/**
 * What My bets showed before a placement was sent to a back end that ignores its key: none of those is the bet that
 * was sent.
 */
export interface PriorBets {
  /** Ids of the bets that existed before the placement under this key was sent. */
  put(key: string, ids: readonly string[]): void
  /** Undefined where they are not known: then no bet can be matched with the placement. */
  of(key: string): ReadonlySet<string> | undefined
}

const NAME = 'priorBets'
/** As many as there are stored placements. */
const STORED_MAX = 8

type Prior = { readonly key: string; readonly ids: readonly string[] }

/** @param texts storage that outlives the page, and the tab if its placements do */
export function createPriorBets(texts: TabStorage): PriorBets {
  // Without storage they are known until the page is left.
  const here = new Map<string, ReadonlySet<string>>()

  function stored(): readonly Prior[] {
    const value = readJson(texts, NAME)
    return Array.isArray(value) ? value.flatMap(one => read(storedPrior, one) ?? []) : []
  }

  return {
    put(key, ids) {
      here.set(key, new Set(ids))
      const others = stored().filter(one => one.key !== key)
      writeJson(texts, NAME, [...others, { key, ids }].slice(-STORED_MAX))
    },
    of(key) {
      const ids = here.get(key) ?? stored().find(one => one.key === key)?.ids
      return ids && new Set(ids)
    },
  }
}

const storedPrior = z.object({ key: text, ids: z.array(text) })
