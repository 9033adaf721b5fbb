import { leftOf, type DraftBet, type Slip, type SlipState } from '@touchline/domain/slip'
import type { OnceRequest } from '@touchline/exactly-once'
import { writeJson, readJson, type TabStorage } from './storedJson.ts'
import { createPlacementOwner, type PlacementOwner } from './placementOwner.ts'
import { readSentBets, readStoredBets, readStoredKey } from './readStored.ts'

/** Names of spec section 9, browser storage (session). */
const BETS = 'bets'
const TICKET_STATE = 'ticketState'

/** A placement under way, with the key that finds it again. */
export type PlacementRequest = OnceRequest & {
  /** Id of the player who placed it; absent where storage has none. */
  readonly player: string | undefined
  readonly bets: readonly DraftBet[]
  /** It was sent as a quick bet, as its request shows. */
  readonly isQuick?: boolean
}

export type StoredSlip = {
  readonly bets: readonly DraftBet[]
  readonly processing: PlacementRequest | undefined
}

/** The slip as this tab stores it over a reload. Never throws, whatever the storage holds. */
export interface SlipStorage {
  read(): StoredSlip
  /** False when it could not be stored: a reload would lose it. */
  write(slip: Slip): boolean
}

/** @param here id of the player who is signed in now */
export function createSlipStorage(storage: TabStorage, here: () => string | undefined): SlipStorage {
  const owner = createPlacementOwner(here)
  return {
    read() {
      const processing = readProcessing(storage)
      if (processing) owner.found(processing.key, processing.player)
      return { bets: readStoredBets(readJson(storage, BETS)), processing }
    },
    write(slip) {
      const { bets, state } = slip
      // A receipt is not restored, but the bets it left on the slip are ([PLACE-27]).
      const isStored = writeJson(storage, BETS, [...bets, ...leftOf(slip)])
      return writeJson(storage, TICKET_STATE, storedState(state, owner)) && isStored
    },
  }
}

/**
 * Only what must outlive the page: an error or a receipt has been seen, a placement under way has not ended.
 */
function storedState(state: SlipState, owner: PlacementOwner): object {
  if (state.status !== 'PROCESSING') return { status: state.status }
  const { status, key, startedAt, bets } = state
  return { status, key, startedAt, bets, player: owner.of(key) }
}

function readProcessing(storage: TabStorage): PlacementRequest | undefined {
  const stored = readJson(storage, TICKET_STATE)
  const found = readStoredKey(stored, 'PROCESSING')
  if (!found) return undefined
  const { key, startedAt, player } = found
  const bets = readSentBets((stored as { bets?: unknown }).bets)
  return bets.length > 0 ? { key, startedAt, player, bets } : undefined
}
