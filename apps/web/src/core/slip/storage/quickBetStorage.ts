import type { QuickBet, QuickBetState } from '@touchline/domain/quick-bet'
import { writeJson, readJson, type TabStorage } from './storedJson.ts'
import { read, readSentBets, readStoredKey } from './readStored.ts'
import { currency, isTrue, storedMoney, orMissing, text, z } from './storedParts.ts'

/** Name of spec section 9, browser storage (session). */
const QUICK_BET = 'quickBet'

/** Quick bet as stored, and its player. */
export interface StoredQuickBet {
  readonly quick: QuickBet
  /** Id of its player; absent where a visitor set it. */
  readonly player: string | undefined
}

/** Quick bet as this tab stores it over a reload. Never throws, whatever the storage holds. */
export interface QuickBetStorage {
  read(): StoredQuickBet | undefined
  /** False when it could not be stored: a reload would lose it. */
  write(quick: QuickBet): boolean
}

/** @param here id of the player who is signed in now */
export function createQuickBetStorage(storage: TabStorage, here: () => string | undefined): QuickBetStorage {
  return {
    read: () => readStoredQuickBet(readJson(storage, QUICK_BET)),
    // An error or a receipt has been seen, so it is not restored; a placement under way has not ended, so it is.
    write: quick =>
      writeJson(storage, QUICK_BET, {
        ...quick,
        player: here(),
        state: quick.state.status === 'processing' ? quick.state : { status: 'initial' },
      }),
  }
}

const storedQuickBet = z.object({
  isEnabled: isTrue,
  isApproved: isTrue,
  currency,
  stake: storedMoney,
  player: orMissing(text),
  state: z.unknown(),
})

function readStoredQuickBet(value: unknown): StoredQuickBet | undefined {
  const found = read(storedQuickBet, value)
  if (!found || found.stake.currency !== found.currency.code) return undefined
  const { player, state, ...quick } = found
  return { quick: { ...quick, state: readStoredState(state) }, player }
}

function readStoredState(value: unknown): QuickBetState {
  const found = readStoredKey(value, 'processing')
  const [bet] = found ? readSentBets([(value as { bet?: unknown }).bet]) : []
  if (!found || !bet) return { status: 'initial' }
  const { status, key, startedAt } = found
  return { status, key, startedAt, bet, answer: 'unknown' }
}
