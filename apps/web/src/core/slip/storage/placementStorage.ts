import { createRequestStorage, type RequestStorage, type RequestWatch } from '@touchline/exactly-once'
import { writeJson, readJson, type TabStorage } from './storedJson.ts'
import { readSentBets, readStoredKey } from './readStored.ts'
import type { PlacementRequest } from './slipStorage.ts'

export interface PlacementStorageOptions {
  /** Storage that all tabs of this browser share, and that outlives them. */
  readonly texts: TabStorage
  readonly watch: RequestWatch
}

/** The placements under way in all tabs of this browser: one whose tab was closed is resumed by the next page. */
export type PlacementStorage = RequestStorage<PlacementRequest>

const NAME = 'placements'
/** More tabs than anyone places from at once. */
const STORED_MAX = 8
const STATUS = 'PROCESSING'

export function createPlacementStorage({ texts, watch }: PlacementStorageOptions): PlacementStorage {
  return createRequestStorage<PlacementRequest>({
    list: {
      read() {
        const value = readJson(texts, NAME)
        return Array.isArray(value) ? value.flatMap(one => readPlacement(one) ?? []) : []
      },
      write: placements =>
        writeJson(
          texts,
          NAME,
          placements.map(one => ({ ...one, status: STATUS })),
        ),
    },
    watch,
    max: STORED_MAX,
  })
}

function readPlacement(value: unknown): PlacementRequest | undefined {
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
