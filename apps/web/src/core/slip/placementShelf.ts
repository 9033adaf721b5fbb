import { keepJson, readJson, type TabTexts } from './keptJson.ts'
import { readSentBets, readStoredKey } from './readStored.ts'
import type { KeptProcessing } from './slipStorage.ts'

/** Whether somebody in this browser looks after a placement. It ends with the tab, however that goes. */
export interface Watch {
  /** Looks after it from now on; returns the way to stop. */
  hold(key: string): () => void
  isHeld(key: string): Promise<boolean>
}

export interface ShelfPorts {
  /** Storage that all tabs of this browser share, and that outlives them. */
  readonly texts: TabTexts
  readonly watch: Watch
}

/** The placements under way in all tabs of this browser: one whose tab was closed is taken up by the next page. */
export interface PlacementShelf {
  put(placement: KeptProcessing): void
  remove(key: string): void
  /** Those that nobody looks after, this page neither, the newest first. */
  orphans(): Promise<readonly KeptProcessing[]>
}

const NAME = 'placements'
/** More tabs than anyone places from at once. */
const KEPT_MAX = 8

export function createPlacementShelf({ texts, watch }: ShelfPorts): PlacementShelf {
  const held = new Map<string, () => void>()

  function read(): readonly KeptProcessing[] {
    const value = readJson(texts, NAME)
    return Array.isArray(value) ? value.flatMap(one => readPlacement(one) ?? []) : []
  }

  function write(placements: readonly KeptProcessing[]): void {
    const kept = placements.slice(-KEPT_MAX).map(one => ({ ...one, status: STATUS }))
    keepJson(texts, NAME, kept)
  }

  return {
    put(placement) {
      if (held.has(placement.key)) return
      held.set(placement.key, watch.hold(placement.key))
      write([...read().filter(({ key }) => key !== placement.key), placement])
    },
    remove(key) {
      write(read().filter(one => one.key !== key))
      held.get(key)?.()
      held.delete(key)
    },
    async orphans() {
      const placements = read().toReversed()
      const isHeld = await Promise.all(placements.map(({ key }) => watch.isHeld(key)))
      return placements.filter(({ key }, i) => !isHeld[i] && !held.has(key))
    },
  }
}

const STATUS = 'PROCESSING'

function readPlacement(value: unknown): KeptProcessing | undefined {
  const found = readStoredKey(value, STATUS)
  const bets = found ? readSentBets((value as { bets?: unknown }).bets) : []
  return found && bets.length > 0
    ? {
        key: found.key,
        startedAt: found.startedAt,
        player: found.player,
        bets,
        ...((value as { isQuick?: unknown }).isQuick === true && { isQuick: true }),
      }
    : undefined
}
