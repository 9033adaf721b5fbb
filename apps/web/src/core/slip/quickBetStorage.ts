import type { QuickBet, QuickBetState } from '@touchline/domain'
import { keepJson, readJson, type TabTexts } from './keptJson.ts'
import { readStoredBets, readStoredCurrency, readStoredKey, readStoredMoney } from './readStored.ts'
import { isRecord } from './storedValues.ts'

/** Name of spec section 9, browser storage (session). */
const QUICK_BET = 'quickBet'

/** Quick bet as this tab keeps it over a reload. Broken, full or foreign storage never throws from here. */
export interface QuickBetStorage {
  read(): QuickBet | undefined
  /** False when it could not be kept: a reload would lose it. */
  write(quick: QuickBet): boolean
}

export function createQuickBetStorage(storage: TabTexts): QuickBetStorage {
  return {
    read: () => readStoredQuickBet(readJson(storage, QUICK_BET)),
    // A receipt or an error has been seen; a bet on its way has not ended.
    write: quick =>
      keepJson(storage, QUICK_BET, {
        ...quick,
        state: quick.state.status === 'processing' ? quick.state : { status: 'initial' },
      }),
  }
}

function readStoredQuickBet(value: unknown): QuickBet | undefined {
  if (!isRecord(value)) return undefined
  const currency = readStoredCurrency(value.currency)
  const stake = readStoredMoney(value.stake)
  if (!currency || stake?.currency !== currency.code) return undefined
  const isEnabled = value.isEnabled === true
  return {
    isEnabled,
    isApproved: value.isApproved === true,
    stake,
    currency,
    state: readStoredState(value.state),
  }
}

function readStoredState(value: unknown): QuickBetState {
  const found = readStoredKey(value, 'processing')
  const [bet] = found ? readStoredBets([(value as { bet?: unknown }).bet]) : []
  return found && bet ? { ...found, bet, answer: 'unknown' } : { status: 'initial' }
}
