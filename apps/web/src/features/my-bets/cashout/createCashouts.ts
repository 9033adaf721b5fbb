import { IDEMPOTENCY_HEADER, type BetWire, type ChangedBetWire, type Client } from '@touchline/contract'
import {
  carryRequest,
  createRequestStorage,
  GIVE_UP_AFTER_MS,
  resumptionOf,
  type Answer,
  type CarriedRequest,
  type Clock,
  type Decision,
  type OnceEvent,
} from '@touchline/exactly-once'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { createBetLookUp } from '#core/slip'
import { isUnderWay, type CashoutRefusal, type CashoutState, type CashoutWish } from './cashoutState.ts'
import { writeWishes, readWishes, type WishTexts } from './cashoutStorage.ts'
import { toQuote, type CashoutQuote } from './offer.ts'
import { readDecision } from './readDecision.ts'
import { readRefusal } from './readAnswer.ts'

export interface CashoutOptions {
  readonly client: Client
  readonly live: Pick<Live, 'onEvent'>
  readonly clock: Clock
  /** Session storage of this tab. */
  readonly texts: WishTexts
  readonly randomUuid: () => string
  /** Id of the player who is signed in. */
  readonly playerId: () => string | undefined
}

export type CashoutsState = {
  /** By bet. */
  readonly cashouts: Readonly<Record<string, CashoutState>>
  /** Offers that the channel told, by bet. */
  readonly offers: Readonly<Record<string, CashoutQuote>>
  /** Something was missed: no offer is sure until the list has been asked for again. */
  readonly areOffersUnsure: boolean
}

/** What cashes out, and what there is to cash out: one for each page load. */
export interface Cashouts extends StoreApi<CashoutsState> {
  /** Confirmed: `amount` was on show, for `part` of the open stake or all of it. A bet whose cash-out is under way is left alone. */
  cashOut(wish: Pick<CashoutWish, 'betId' | 'amount' | 'part' | 'paidBefore'>): void
  /** What was said about this bet has been read. */
  dismiss(betId: string): void
  /** Goes on with what a reload interrupted. */
  restore(): void
  /** The network is back: what waits for an answer asks now. */
  wake(): void
  /** Returns the way to say that they are sure again. */
  markOffersUnsure(): () => void
  /** A bet came in an answer. */
  tell(bet: BetWire): void
  /** Hears of bets in answers. */
  onBet(listener: (bet: BetWire) => void): () => void
  /** The session ended: nothing here is about the next visitor. */
  forget(): void
}

/** More cash-outs than anyone has under way at once. */
const STORED_MAX = 100

const EMPTY: CashoutsState = { cashouts: {}, offers: {}, areOffersUnsure: false }

type CashoutAnswer = Answer<BetWire, void, CashoutRefusal>

/** Cash-outs, each carried from the slide to its end by the machine of `packages/exactly-once`: every repeat has the key of the slide. */
export function createCashouts({
  client,
  live,
  clock,
  texts,
  randomUuid,
  playerId,
}: CashoutOptions): Cashouts {
  const store = createStore<CashoutsState>(() => EMPTY)
  const answeredBets = createListeners<BetWire>()
  const reconnects = createListeners<void>()
  /** News of bets whose cash-out is being decided. */
  const changedBets = createListeners<ChangedBetWire>()
  const carried = new Map<string, CarriedRequest>()
  const bets = createBetLookUp(client, { limit: 500, status: EVERY_STATUS })
  const storage = createRequestStorage<CashoutWish>({
    list: { read: () => readWishes(texts), write: wishes => writeWishes(texts, wishes) },
    max: STORED_MAX,
  })
  let doubts = 0

  const stateOf = (betId: string): CashoutState | undefined => store.getState().cashouts[betId]

  function set(state: CashoutState): void {
    store.setState(({ cashouts }) => ({ cashouts: { ...cashouts, [state.wish.betId]: state } }))
  }

  function carry(wish: CashoutWish, resumption?: 'send'): void {
    const one = carryRequest<CashoutWish, BetWire, void, CashoutRefusal>(
      wish,
      {
        clock,
        onReconnect: reconnects.add,
        honoursKeys: true,
        storage,
        send,
        decisionOf,
        // To cash out later would be something the bettor no longer waits for.
        giveUpAfterMs: ({ startedAt }) => startedAt + GIVE_UP_AFTER_MS - clock.now(),
        report: hear,
      },
      resumption,
    )
    carried.set(wish.betId, one)
  }

  async function send({ key, betId, amount, part }: CashoutWish): Promise<CashoutAnswer> {
    const body = { bet_id: betId, to_cashout: amount.value, ...(part !== undefined && { part }) }
    const answer = await client('cashOut', { body }, { headers: { [IDEMPOTENCY_HEADER]: key } })
    if (!answer.ok) return readRefusal(answer.error)
    const bet = answer.value.data
    answeredBets.tell(bet)
    return bet.status === 'cashout_in_progress'
      ? { kind: 'accepted', accepted: bet }
      : { kind: 'done', done: undefined }
  }

  /** The channel tells how it was decided, and nothing depends on that. */
  function decisionOf(wish: CashoutWish, accepted: BetWire): Decision<BetWire, void, CashoutRefusal> {
    const waiting = waitingOf(wish, accepted)
    const judge = (bet: ChangedBetWire): CashoutAnswer => readDecision(waiting, bet)
    return {
      async lookUp() {
        const [bet] = (await bets.byIds([wish.betId])) ?? []
        if (!bet) return { kind: 'unknown' }
        answeredBets.tell(bet)
        return judge(bet)
      },
      onNews: ({ decided }) => changedBets.add(bet => bet.id === wish.betId && decided(judge(bet))),
    }
  }

  function hear(event: OnceEvent<BetWire, void, CashoutRefusal, never>, wish: CashoutWish): void {
    const wishNow = stateOf(wish.betId)?.wish ?? wish
    switch (event.type) {
      case 'unanswered':
        return set({ status: 'checking', wish })
      case 'accepted': {
        const waiting = waitingOf(wish, event.accepted)
        storage.put(waiting.wish)
        return set(waiting)
      }
      case 'done':
        return set({ status: 'done', wish: wishNow })
      case 'refused':
        return set({ status: 'refused', wish: wishNow, refusal: event.refusal })
      case 'gave-up':
        return set({ status: 'refused', wish: wishNow, refusal: { why: 'no-answer' } })
    }
  }

  live.onEvent(event => {
    if (event.kind === 'bet') changedBets.tell(event.message.bet)
    if (event.kind !== 'cashout') return
    const { bet_id: id } = event.message
    const told = toQuote(event.message)
    const known = store.getState().offers[id]
    if (known && known.version >= told.version) return
    store.setState(({ offers }) => ({ offers: { ...offers, [id]: told } }))
  })

  return Object.assign(store, {
    cashOut(asked: Parameters<Cashouts['cashOut']>[0]) {
      const player = playerId()
      if (player === undefined || isUnderWay(stateOf(asked.betId))) return
      const wish = { ...asked, key: randomUuid(), player, startedAt: clock.now() }
      set({ status: 'asked', wish })
      carry(wish)
    },
    dismiss(betId: string) {
      if (isUnderWay(stateOf(betId))) return
      const { [betId]: _read, ...cashouts } = store.getState().cashouts
      store.setState({ cashouts })
    },
    restore() {
      for (const wish of readWishes(texts)) {
        if (carried.get(wish.betId)?.isUnderWay()) continue
        // What is not this player's, or too old, is not asked for again: the list of bets has the truth.
        if (resumptionOf(wish, playerId(), clock.now()) !== 'send') {
          storage.remove(wish.key)
          continue
        }
        set({ status: 'checking', wish })
        carry(wish, 'send')
      }
    },
    wake: () => reconnects.tell(),
    markOffersUnsure() {
      doubts += 1
      const doubt = doubts
      store.setState({ areOffersUnsure: true })
      return () => {
        if (doubt === doubts) store.setState({ areOffersUnsure: false })
      }
    },
    tell: answeredBets.tell,
    onBet: answeredBets.add,
    forget() {
      for (const one of carried.values()) one.stop()
      carried.clear()
      store.setState(EMPTY, true)
      writeWishes(texts, [])
    },
  })
}

/** The cash-out as the bookmaker has it: to be decided. */
function waitingOf(wish: CashoutWish, bet: BetWire): Extract<CashoutState, { status: 'waiting' }> {
  const { v: version, decide_at: decideAt, cashed_out: paid } = bet
  return {
    status: 'waiting',
    // The card may not have heard of the last part: what was paid before this one is told by the bet as it was taken in.
    wish: { ...wish, paidBefore: paid?.value.value ?? wish.paidBefore },
    ...(decideAt && { decideAt }),
    ...(version !== undefined && { version }),
  }
}

function createListeners<T>() {
  const listeners = new Set<(news: T) => void>()
  return {
    add(listener: (news: T) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(news: T): void {
      for (const listener of Array.from(listeners)) listener(news)
    },
  }
}

/** All that a bet whose cash-out is decided can be. */
const EVERY_STATUS =
  'waiting_results,ready_to_process,cashout_in_progress,done,cashed_out,withdrawn,cancelled'
