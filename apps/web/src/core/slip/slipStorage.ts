import { leftOf, type DraftBet, type Slip, type SlipState } from '@touchline/domain'
import { keepJson, readJson, type TabTexts } from './keptJson.ts'
import { readStoredBets, readStoredKey } from './readStored.ts'

/** Names of spec section 9, browser storage (session). */
const BETS = 'bets'
const TICKET_STATE = 'ticketState'

/** A placement under way, with the key that finds it again. */
export type KeptProcessing = {
  readonly key: string
  readonly startedAt: number
  readonly bets: readonly DraftBet[]
}

export type KeptSlip = {
  readonly bets: readonly DraftBet[]
  readonly processing: KeptProcessing | undefined
}

/** The slip as this tab keeps it over a reload. Broken, full or foreign storage never throws from here. */
export interface SlipStorage {
  read(): KeptSlip
  /** False when it could not be kept: a reload would lose it. */
  write(slip: Slip): boolean
}

export function createSlipStorage(storage: TabTexts): SlipStorage {
  return {
    read() {
      return { bets: readStoredBets(readJson(storage, BETS)), processing: readProcessing(storage) }
    },
    write(slip) {
      const { bets, state } = slip
      // No receipt comes back, so what it left does ([PLACE-27]).
      const isKept = keepJson(storage, BETS, [...bets, ...leftOf(slip)])
      return keepJson(storage, TICKET_STATE, keptState(state)) && isKept
    },
  }
}

/** Of a state only what must outlive the page: an error or a receipt has been seen, a placement under way has not ended. */
function keptState(state: SlipState): object {
  if (state.status !== 'PROCESSING') return { status: state.status }
  const { status, key, startedAt, bets } = state
  return { status, key, startedAt, bets }
}

function readProcessing(storage: TabTexts): KeptProcessing | undefined {
  const kept = readJson(storage, TICKET_STATE)
  const found = readStoredKey(kept, 'PROCESSING')
  if (!found) return undefined
  const { key, startedAt } = found
  const bets = readStoredBets((kept as { bets?: unknown }).bets)
  return bets.length > 0 ? { key, startedAt, bets } : undefined
}
