import type { Client } from '@touchline/contract'
import {
  emptyQuickBet,
  quickBetOf,
  quickBetRefusal,
  reduceQuickBet,
  type Money,
  type PickedOutcome,
  type ProviderStatuses,
  type QuickBet,
  type QuickBetEvent,
} from '@touchline/domain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { activeAccount, type Session } from '#core/session'
import { createPlacer, type SlipClock } from './createPlacer.ts'
import { mayAskAgain } from './mayAskAgain.ts'
import { createQuickBetStorage } from './quickBetStorage.ts'
import type { SlipNews } from './slipNews.ts'
import type { TabTexts } from './keptJson.ts'

export interface QuickBetPorts {
  readonly client: Client
  readonly live: Pick<Live, 'onEvent' | 'tooOld'>
  readonly session: Session
  /** Currency before anyone signs in: the site's default. */
  readonly currency: QuickBet['currency']
  readonly clock: SlipClock
  readonly storage: TabTexts
  readonly randomUuid: () => string
  readonly deviceId: () => string
  readonly tell: (news: SlipNews) => void
}

/** Quick bet of this tab: the domain's reducer, fed by taps, by the money that is left and by the answers of the server. */
export interface QuickBetStore extends StoreApi<QuickBet> {
  dispatch(event: QuickBetEvent): void
  toggle(): void
  approve(isApproved: boolean): void
  /** @param stake subunits of quick bet's currency */
  setStake(stake: number): void
}

/** The store, with what only the slip that owns it does. */
export interface OwnQuickBet {
  readonly store: QuickBetStore
  /** One tap on a live price: places it at once, or tells why not. `providers`: which are up, as the slip heard it. */
  place(outcome: PickedOutcome, providers: ProviderStatuses): void
  /** Brings back what this tab kept, once it is known who is here; a bet whose answer was lost is asked about again. */
  restore(): Promise<void>
  close(): void
}

export function createQuickBet(ports: QuickBetPorts): OwnQuickBet {
  const { client, live, session, currency, clock, randomUuid, deviceId, tell } = ports
  const store = createStore<QuickBet>(() => emptyQuickBet(currency))
  const playerHere = (): string | undefined => session.getState().player?.id
  const balanceHere = (): { readonly balance?: Money } => {
    const balance = activeAccount(session.getState())?.balance
    return balance ? { balance } : {}
  }
  const storage = createQuickBetStorage(ports.storage, playerHere)
  // Read before anything is written: the visitor's currency arriving must not undo what was kept.
  const kept = storage.read()
  let isRestored = kept === undefined
  /** Sent before the reload and not asked about yet. */
  const left = kept?.quick.state.status === 'processing' ? kept.quick.state : undefined

  function dispatch(event: QuickBetEvent): void {
    const before = store.getState()
    const next = reduceQuickBet(before, event)
    if (next === before) return
    // Kept before anyone hears of it: the key of a placement must be in storage before its request leaves.
    const isKept = !isRestored || storage.write(next)
    if (!isKept && event.type === 'placing-started') tell({ kind: 'not-kept' })
    store.setState(next, true)
  }

  const placer = createPlacer({
    client,
    live,
    clock,
    deviceId,
    tell,
    desk: {
      isQuick: true,
      dispatch,
      isUnderWay(key) {
        const { state } = store.getState()
        return state.status === 'processing' && state.key === key
      },
    },
  })

  function place(outcome: PickedOutcome, providers: ProviderStatuses): void {
    const quick = store.getState()
    if (session.getState().status !== 'LOGGED_IN') return session.askToSignIn('place-bet')
    if (left && !isRestored) return tell({ kind: 'quick-bet-refused', why: 'in-progress' })
    const bet = quickBetOf(quick, outcome, providers)
    const at = clock.now()
    const refusal = quickBetRefusal(quick, bet, { at, ...balanceHere() })
    if (refusal && refusal !== 'win-not-above-stake') return tell({ kind: 'quick-bet-refused', why: refusal })
    // A price older than we can answer for is not taken: the next beat makes it fresh (design, section 4).
    if (live.tooOld.read()) return tell({ kind: 'too-old' })
    const key = randomUuid()
    dispatch({ type: 'placing-started', bet, key, at })
    const { state } = store.getState()
    if (state.status === 'processing' && state.key === key) void placer.send(key, [state.bet])
  }

  function takeSession(): void {
    const account = activeAccount(session.getState())
    if (!account) return
    dispatch({ type: 'currency-changed', currency: account.currency })
    // What was kept has its own stake, which the balance is held against once it is back.
    if (isRestored) dispatch({ type: 'balance-changed', balance: account.balance })
  }

  async function restore(): Promise<void> {
    if (isRestored || !kept) return
    isRestored = true
    const mayResume =
      left && mayAskAgain({ player: kept.player, startedAt: left.startedAt }, session, clock.now())
    if (left && !mayResume) tell({ kind: 'no-answer' })
    // Quick bet is a player's: for nobody and for another player nothing comes back.
    const isOwn = kept.player === undefined || kept.player === playerHere()
    if (isOwn && session.getState().status === 'LOGGED_IN') {
      const quick: QuickBet = mayResume ? kept.quick : { ...kept.quick, state: { status: 'initial' } }
      dispatch({ type: 'restored', quick })
      takeSession()
    }
    // What was kept and not taken up goes.
    storage.write(store.getState())
    const { state } = store.getState()
    if (state.status === 'processing') await placer.send(state.key, [state.bet])
  }

  takeSession()
  const stops = [
    session.subscribe(takeSession),
    session.onSignedOut(() => {
      const { state } = store.getState()
      placer.stop()
      // Sent and unanswered when the session ended: only My bets knows what became of it.
      if (state.status === 'processing' && state.answer !== 'awaited') tell({ kind: 'no-answer' })
      dispatch({ type: 'signed-out' })
    }),
    placer.stop,
  ]
  return {
    store: Object.assign(store, {
      dispatch,
      toggle: () => dispatch({ type: 'toggled', ...balanceHere() }),
      approve: (isApproved: boolean) => dispatch({ type: 'approval-set', isApproved }),
      setStake: (stake: number) => dispatch({ type: 'stake-set', stake, ...balanceHere() }),
    }),
    place,
    restore,
    close: () => stops.forEach(stop => stop()),
  }
}
