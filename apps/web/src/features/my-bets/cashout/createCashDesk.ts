import { IDEMPOTENCY_HEADER, type BetWire, type ChangedBetWire, type Client } from '@touchline/contract'
import { repeatDelayMs } from '@touchline/domain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { createBetLookUp } from '#core/slip'
import { isUnderWay, type CashoutRefusal, type CashoutState, type CashoutWish } from './cashoutState.ts'
import { keepWishes, readWishes, type WishTexts } from './cashoutStorage.ts'
import { toStanding, type CashoutStanding } from './offer.ts'
import { readDecision } from './readDecision.ts'
import { readRefusal } from './readAnswer.ts'

export interface CashDeskPorts {
  readonly client: Client
  readonly live: Pick<Live, 'onEvent'>
  readonly clock: CashClock
  /** Session storage of this tab. */
  readonly texts: WishTexts
  readonly randomUuid: () => string
  /** Id of the player who is signed in. */
  readonly playerId: () => string | undefined
}

/** Time as the desk needs it; `later` returns the way to call off. */
export interface CashClock {
  /** Epoch milliseconds. */
  now(): number
  later(run: () => void, delayMs: number): () => void
}

export type CashDeskState = {
  /** By bet. */
  readonly cashouts: Readonly<Record<string, CashoutState>>
  /** Offers that the channel told, by bet. */
  readonly offers: Readonly<Record<string, CashoutStanding>>
  /** Something was missed: no offer is sure until the list has been asked for again. */
  readonly areOffersDoubted: boolean
}

/** What cashes out, and what there is to cash out: one for each page load. */
export interface CashDesk extends StoreApi<CashDeskState> {
  /** Confirmed: `amount` was on show, for `part` of the open stake or all of it. A bet whose cash-out is under way is left alone. */
  cashOut(wish: Pick<CashoutWish, 'betId' | 'amount' | 'part' | 'paidBefore'>): void
  /** What was said about this bet has been read. */
  dismiss(betId: string): void
  /** Goes on with what a reload interrupted. */
  restore(): void
  /** The network is back: what waits for an answer asks now. */
  wake(): void
  /** Returns the way to say that they are sure again. */
  doubtOffers(): () => void
  /** A bet came in an answer. */
  tell(bet: BetWire): void
  /** Hears of bets in answers. */
  onBet(listener: (bet: BetWire) => void): () => void
  /** The session ended: nothing here is about the next visitor. */
  forget(): void
}

/** A request that hangs so long counts as unanswered; what it says later still counts. */
const ANSWER_WITHIN_MS = 8_000
/** After this long a wish is given up: to cash out later would be something the bettor no longer waits for. */
export const GIVE_UP_AFTER_MS = 60_000
/** How often a bet that is being decided is looked up, beside the channel that tells of it. */
const LOOK_UP_EVERY_MS = 2_000

const EMPTY: CashDeskState = { cashouts: {}, offers: {}, areOffersDoubted: false }

/** Carries cash-outs from the slide to their end. Every repeat bears the key made at the slide, so it is paid once. */
export function createCashDesk(ports: CashDeskPorts): CashDesk {
  const { client, clock, texts } = ports
  const store = createStore<CashDeskState>(() => EMPTY)
  const listeners = new Set<(bet: BetWire) => void>()
  const timers = new Map<string, () => void>()
  const bets = createBetLookUp(client, { limit: 500, status: EVERY_STATUS })
  /** How many requests went out under each key, at least. */
  const requests = new Map<string, number>()
  let doubts = 0

  const stateOf = (betId: string): CashoutState | undefined => store.getState().cashouts[betId]
  const isAwaited = ({ betId, key }: CashoutWish): boolean => {
    const state = stateOf(betId)
    return state?.wish.key === key && (state.status === 'asked' || state.status === 'checking')
  }

  function set(state: CashoutState): void {
    const { betId } = state.wish
    store.setState(({ cashouts }) => ({ cashouts: { ...cashouts, [betId]: state } }))
    keep()
  }

  function keep(): void {
    const states = Object.values(store.getState().cashouts)
    keepWishes(
      texts,
      states.filter(isUnderWay).map(({ wish }) => wish),
    )
  }

  function later(betId: string, run: () => void, delayMs: number): void {
    timers.get(betId)?.()
    timers.set(betId, clock.later(run, delayMs))
  }

  function refuse(wish: CashoutWish, refusal: CashoutRefusal): void {
    timers.get(wish.betId)?.()
    set({ status: 'refused', wish, refusal })
  }

  function tell(bet: BetWire): void {
    for (const listener of listeners) listener(bet)
  }

  async function attempt(wish: CashoutWish, tries: number): Promise<void> {
    const { key, betId, amount, part } = wish
    if (clock.now() - wish.startedAt >= GIVE_UP_AFTER_MS) return refuse(wish, { why: 'no-answer' })
    later(betId, () => doubt(wish, tries), ANSWER_WITHIN_MS)
    requests.set(key, (requests.get(key) ?? 0) + 1)
    const body = { bet_id: betId, to_cashout: amount.value, ...(part !== undefined && { part }) }
    const answer = await client('cashOut', { body }, { headers: { [IDEMPOTENCY_HEADER]: key } })
    if (answer.ok) tell(answer.value.data)
    if (!isAwaited(wish)) return
    if (answer.ok) return take(wish, answer.value.data)
    const refusal = readRefusal(answer.error, requests.get(key) === 1)
    if (refusal) refuse(wish, refusal)
    else doubt(wish, tries)
  }

  /** No answer to this attempt: the same key asks again. */
  function doubt(wish: CashoutWish, tries: number): void {
    if (!isAwaited(wish)) return
    set({ status: 'checking', wish })
    later(wish.betId, () => void attempt(wish, tries + 1), repeatDelayMs(tries))
  }

  /** The server has it: paid, or to be decided. */
  function take(wish: CashoutWish, bet: BetWire): void {
    timers.get(wish.betId)?.()
    if (bet.status !== 'cashout_in_progress') return set({ status: 'done', wish })
    const { v: version, decide_at: decideAt, cashed_out: paid } = bet
    set({
      status: 'waiting',
      // The card may not have heard of the last part: what was paid before this one is told by the bet as it was taken in.
      wish: { ...wish, paidBefore: paid?.value.value ?? wish.paidBefore },
      ...(decideAt && { decideAt }),
      ...(version !== undefined && { version }),
    })
    lookUpLater(wish)
  }

  function judge(bet: ChangedBetWire): void {
    const state = stateOf(bet.id)
    if (state?.status !== 'waiting') return
    const decision = readDecision(state, bet)
    if (!decision) return
    if (decision === 'done') {
      timers.get(bet.id)?.()
      set({ status: 'done', wish: state.wish })
    } else refuse(state.wish, decision)
  }

  function lookUpLater(wish: CashoutWish): void {
    later(wish.betId, () => void lookUp(wish), LOOK_UP_EVERY_MS)
  }

  /** The channel tells how it was decided; nothing hangs on it. */
  async function lookUp(wish: CashoutWish): Promise<void> {
    if (clock.now() - wish.startedAt >= GIVE_UP_AFTER_MS) return refuse(wish, { why: 'no-answer' })
    lookUpLater(wish)
    const [bet] = (await bets.byIds([wish.betId])) ?? []
    if (!bet) return
    tell(bet)
    judge(bet)
  }

  ports.live.onEvent(event => {
    if (event.kind === 'bet') judge(event.message.bet)
    if (event.kind !== 'cashout') return
    const { bet_id: id } = event.message
    const told = toStanding(event.message)
    const known = store.getState().offers[id]
    if (known && known.version >= told.version) return
    store.setState(({ offers }) => ({ offers: { ...offers, [id]: told } }))
  })

  return Object.assign(store, {
    cashOut(asked: Parameters<CashDesk['cashOut']>[0]) {
      const player = ports.playerId()
      if (player === undefined || isUnderWay(stateOf(asked.betId))) return
      const wish = { ...asked, key: ports.randomUuid(), player, startedAt: clock.now() }
      // Kept before the request leaves: after a reload only its key can tell what became of it.
      set({ status: 'asked', wish })
      void attempt(wish, 0)
    },
    dismiss(betId: string) {
      if (isUnderWay(stateOf(betId))) return
      const { [betId]: _read, ...cashouts } = store.getState().cashouts
      store.setState({ cashouts })
    },
    restore() {
      const player = ports.playerId()
      for (const wish of readWishes(texts)) {
        // What is not this player's, or too old, is not asked for again: the list of bets has the truth.
        const isOurs = wish.player === player && Math.abs(clock.now() - wish.startedAt) < GIVE_UP_AFTER_MS
        if (!isOurs || stateOf(wish.betId)) continue
        requests.set(wish.key, 1)
        set({ status: 'checking', wish })
        void attempt(wish, 0)
      }
      keep()
    },
    wake() {
      for (const state of Object.values(store.getState().cashouts)) {
        if (state.status === 'waiting') void lookUp(state.wish)
        else if (isUnderWay(state)) void attempt(state.wish, 0)
      }
    },
    doubtOffers() {
      doubts += 1
      const doubt = doubts
      store.setState({ areOffersDoubted: true })
      return () => {
        if (doubt === doubts) store.setState({ areOffersDoubted: false })
      }
    },
    tell,
    onBet(listener: (bet: BetWire) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    forget() {
      for (const callOff of timers.values()) callOff()
      timers.clear()
      store.setState(EMPTY, true)
      keep()
    },
  })
}

/** All that a bet whose cash-out is decided can be. */
const EVERY_STATUS =
  'waiting_results,ready_to_process,cashout_in_progress,done,cashed_out,withdrawn,cancelled'
