import { IDEMPOTENCY_HEADER, type BetWire, type ChangedBetWire, type ApiClient } from '@touchline/contract'
import {
  carryRequest,
  GIVE_UP_AFTER_MS,
  type RequestAnswer,
  type CarriedRequest,
  type RequestClock,
  type AwaitedDecision,
  type OnceEvent,
  type RequestStorage,
} from '@touchline/exactly-once'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import type { BetLookUp } from '#core/slip'
import type { CashoutRefusal, CashoutState, CashoutWish } from './cashoutState.ts'
import type { WishTexts } from './cashoutStorage.ts'
import type { ValueListeners } from './createValueListeners.ts'
import type { CashoutQuote } from './offer.ts'
import { readDecision } from './readDecision.ts'
import { readRefusal } from './readAnswer.ts'

export interface CarryCashoutOptions {
  readonly client: ApiClient
  readonly live: Pick<Live, 'onEvent'>
  readonly clock: RequestClock
  /** Session storage of this tab. */
  readonly texts: WishTexts
  readonly randomUuid: () => string
  /** Id of the player who is signed in. */
  readonly playerId: () => string | undefined
}

export type CashoutsState = {
  /** By bet. */
  readonly cashouts: Readonly<Record<string, CashoutState>>
  /** Offers from the channel, by bet. */
  readonly offers: Readonly<Record<string, CashoutQuote>>
  /** Events were missed: offers may be outdated until the list is loaded again. */
  readonly areOffersUnsure: boolean
}

/** The state of the cash-outs, and what carries them out. */
export interface CashoutContext extends CarryCashoutOptions {
  readonly store: StoreApi<CashoutsState>
  readonly answeredBets: ValueListeners<BetWire>
  readonly reconnects: ValueListeners<void>
  /** Events of bets whose cash-out is being decided. */
  readonly changedBets: ValueListeners<ChangedBetWire>
  readonly carried: Map<string, CarriedRequest>
  readonly bets: BetLookUp
  readonly storage: RequestStorage<CashoutWish>
}

type CashoutAnswer = RequestAnswer<BetWire, void, CashoutRefusal>

/** Carries out a cash-out from the slide to its result. */
export function carryCashout(context: CashoutContext, wish: CashoutWish, resumption?: 'send'): void {
  const { clock, reconnects, storage } = context
  const one = carryRequest<CashoutWish, BetWire, void, CashoutRefusal>(
    wish,
    {
      clock,
      onReconnect: reconnects.add,
      honoursKeys: true,
      storage,
      send: sent => send(context, sent),
      decisionOf: (sent, accepted) => decisionOf(context, sent, accepted),
      // The bettor no longer expects a cash-out after that time.
      giveUpAfterMs: ({ startedAt }) => startedAt + GIVE_UP_AFTER_MS - clock.now(),
      report: (event, sent) => take(context, event, sent),
    },
    resumption,
  )
  context.carried.set(wish.betId, one)
}

async function send(
  { client, answeredBets }: CashoutContext,
  { key, betId, amount, part }: CashoutWish,
): Promise<CashoutAnswer> {
  const body = { bet_id: betId, to_cashout: amount.value, ...(part !== undefined && { part }) }
  const answer = await client('cashOut', { body }, { headers: { [IDEMPOTENCY_HEADER]: key } })
  if (!answer.ok) return readRefusal(answer.error)
  const bet = answer.value.data
  answeredBets.notify(bet)
  return bet.status === 'cashout_in_progress'
    ? { kind: 'accepted', accepted: bet }
    : { kind: 'done', done: undefined }
}

/** The channel reports how it was decided; an event may be lost, because the bet is looked up as well. */
function decisionOf(
  { bets, answeredBets, changedBets }: CashoutContext,
  wish: CashoutWish,
  accepted: BetWire,
): AwaitedDecision<BetWire, void, CashoutRefusal> {
  const waiting = waitingOf(wish, accepted)
  const judge = (bet: ChangedBetWire): CashoutAnswer => readDecision(waiting, bet)
  return {
    async lookUp() {
      const [bet] = (await bets.byIds([wish.betId])) ?? []
      if (!bet) return { kind: 'unknown' }
      answeredBets.notify(bet)
      return judge(bet)
    },
    subscribe: ({ decided }) => changedBets.add(bet => bet.id === wish.betId && decided(judge(bet))),
  }
}

function take(
  context: CashoutContext,
  event: OnceEvent<BetWire, void, CashoutRefusal, never>,
  wish: CashoutWish,
): void {
  const wishNow = cashoutStateOf(context, wish.betId)?.wish ?? wish
  switch (event.type) {
    case 'unanswered':
      return set(context, { status: 'checking', wish })
    case 'accepted': {
      const waiting = waitingOf(wish, event.accepted)
      context.storage.put(waiting.wish)
      return set(context, waiting)
    }
    case 'done':
      return set(context, { status: 'done', wish: wishNow })
    case 'refused':
      return set(context, { status: 'refused', wish: wishNow, refusal: event.refusal })
    case 'gave-up':
      return set(context, { status: 'refused', wish: wishNow, refusal: { why: 'no-answer' } })
  }
}

export function cashoutStateOf({ store }: CashoutContext, betId: string): CashoutState | undefined {
  return store.getState().cashouts[betId]
}

export function set({ store }: CashoutContext, state: CashoutState): void {
  store.setState(({ cashouts }) => ({ cashouts: { ...cashouts, [state.wish.betId]: state } }))
}

/** The cash-out as the bookmaker received it, not decided yet. */
function waitingOf(wish: CashoutWish, bet: BetWire): Extract<CashoutState, { status: 'waiting' }> {
  const { v: version, decide_at: decideAt, cashed_out: paid } = bet
  return {
    status: 'waiting',
    // The card may lack the last partial cash-out: the bet in the answer has all that was paid before this one.
    wish: { ...wish, paidBefore: paid?.value.value ?? wish.paidBefore },
    ...(decideAt && { decideAt }),
    ...(version !== undefined && { version }),
  }
}
