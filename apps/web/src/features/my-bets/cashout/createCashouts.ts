import type { BetWire } from '@touchline/contract'
import { createRequestStorage, resumptionOf } from '@touchline/exactly-once'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createBetLookUp } from '#core/slip'
import {
  carryCashout,
  set,
  cashoutStateOf,
  type CashoutContext,
  type CarryCashoutOptions,
  type CashoutsState,
} from './carryCashout.ts'
import { isUnderWay, type CashoutWish } from './cashoutState.ts'
import { readWishes, writeWishes } from './cashoutStorage.ts'
import { createValueListeners } from './createValueListeners.ts'
import { toQuote } from './offer.ts'

/** The cash-outs and the offers of a page load. */
export interface Cashouts extends StoreApi<CashoutsState> {
  /**
   * The bettor confirmed `amount` for `part` of the open stake or all of it. Ignored while a cash-out of the bet is
   * under way.
   */
  cashOut(wish: Pick<CashoutWish, 'betId' | 'amount' | 'part' | 'paidBefore'>): void
  /** The outcome shown for this bet has been read. */
  dismiss(betId: string): void
  /** Resumes what a reload interrupted. */
  restore(): void
  /** The network works again: requests without an answer are repeated now. */
  wake(): void
  /** Returns a function that marks them as certain again. */
  markOffersUnsure(): () => void
  /** An answer contained this bet. */
  noteBet(bet: BetWire): void
  /** Calls the listener for bets in answers. */
  onBet(listener: (bet: BetWire) => void): () => void
  /** The session ended: nothing here belongs to the next visitor. */
  forget(): void
}

/** More cash-outs than anyone has under way at once. */
const STORED_MAX = 100

const EMPTY: CashoutsState = { cashouts: {}, offers: {}, areOffersUnsure: false }

/**
 * Cash-outs, each carried from the slide to its result by `packages/exactly-once`: every repeat has the key of the
 * slide.
 */
export function createCashouts(options: CarryCashoutOptions): Cashouts {
  const context = createContext(options)
  const { store, answeredBets, reconnects, carried, texts } = context
  listen(context)
  let unsure = 0

  return Object.assign(store, {
    cashOut(wish: Parameters<Cashouts['cashOut']>[0]) {
      const player = context.playerId()
      if (player === undefined || isUnderWay(cashoutStateOf(context, wish.betId))) return
      const full = { ...wish, key: context.randomUuid(), player, startedAt: context.clock.now() }
      set(context, { status: 'asked', wish: full })
      carryCashout(context, full)
    },
    dismiss(betId: string) {
      if (isUnderWay(cashoutStateOf(context, betId))) return
      const { [betId]: _read, ...cashouts } = store.getState().cashouts
      store.setState({ cashouts })
    },
    restore: () => restore(context),
    wake: () => reconnects.notify(),
    markOffersUnsure() {
      unsure += 1
      const mine = unsure
      store.setState({ areOffersUnsure: true })
      return () => {
        if (mine === unsure) store.setState({ areOffersUnsure: false })
      }
    },
    noteBet: answeredBets.notify,
    onBet: answeredBets.add,
    forget() {
      for (const one of carried.values()) one.stop()
      carried.clear()
      store.setState(EMPTY, true)
      writeWishes(texts, [])
    },
  })
}

function createContext(options: CarryCashoutOptions): CashoutContext {
  const { client, texts } = options
  return {
    ...options,
    store: createStore<CashoutsState>(() => EMPTY),
    answeredBets: createValueListeners(),
    reconnects: createValueListeners(),
    changedBets: createValueListeners(),
    carried: new Map(),
    bets: createBetLookUp(client, { limit: 500, status: EVERY_STATUS }),
    storage: createRequestStorage<CashoutWish>({
      list: { read: () => readWishes(texts), write: wishes => writeWishes(texts, wishes) },
      max: STORED_MAX,
    }),
  }
}

function listen({ live, changedBets, store }: CashoutContext): void {
  live.onEvent(event => {
    if (event.kind === 'bet') changedBets.notify(event.message.bet)
    if (event.kind !== 'cashout') return
    const { bet_id: id } = event.message
    const quote = toQuote(event.message)
    const known = store.getState().offers[id]
    if (known && known.version >= quote.version) return
    store.setState(({ offers }) => ({ offers: { ...offers, [id]: quote } }))
  })
}

function restore(context: CashoutContext): void {
  const { carried, storage, texts, playerId, clock } = context
  for (const wish of readWishes(texts)) {
    if (carried.get(wish.betId)?.isUnderWay()) continue
    // A cash-out of another player, or one that is too old, is not sent again: the list of bets shows its result.
    if (resumptionOf(wish, playerId(), clock.now()) !== 'send') {
      storage.remove(wish.key)
      continue
    }
    set(context, { status: 'checking', wish })
    carryCashout(context, wish, 'send')
  }
}

/** Every status that a bet can have once its cash-out is decided. */
const EVERY_STATUS =
  'waiting_results,ready_to_process,cashout_in_progress,done,cashed_out,withdrawn,cancelled'
