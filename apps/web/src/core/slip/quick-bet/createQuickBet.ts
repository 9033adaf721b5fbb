import type { Client } from '@touchline/contract'
import type { Money } from '@touchline/domain/money'
import {
  emptyQuickBet,
  quickBetOf,
  quickBetRefusal,
  reduceQuickBet,
  type QuickBet,
  type QuickBetEvent,
  type QuickBetState,
} from '@touchline/domain/quick-bet'
import type { PickedOutcome, ProviderStatuses } from '@touchline/domain/slip'
import { mayResumeLater, resumptionOf, type Clock, type OnReconnect } from '@touchline/exactly-once'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { activeAccount, type Session } from '#core/session'
import type { SettingsStore } from '#core/settings'
import { createPlacingStore, type UnknownPlacements } from '../placing/index.ts'
import {
  type PlacementStorage,
  type PriorBets,
  createQuickBetStorage,
  type PlacementRequest,
  type TabStorage,
} from '../storage/index.ts'
import type { SlipNews } from '../news/index.ts'

export interface QuickBetOptions {
  readonly client: Client
  readonly live: Pick<Live, 'onEvent' | 'connection' | 'serverNow' | 'placeable'>
  readonly session: Session
  readonly settings: SettingsStore
  /** Currency before anyone signs in: the site's default. */
  readonly currency: QuickBet['currency']
  readonly clock: Clock
  readonly onReturn?: OnReconnect
  readonly honoursKeys: boolean
  readonly prior: PriorBets
  readonly storage: TabStorage
  readonly randomUuid: () => string
  readonly deviceId: () => string
  readonly report: (news: SlipNews) => void
  readonly unknownPlacements: Pick<UnknownPlacements, 'add' | 'dropUnasked'>
  /** Where a bet on its way outlives this tab; absent where nothing does. */
  readonly placementStorage: PlacementStorage | undefined
}

/** Quick bet of this tab: the domain's reducer, fed by taps, by the money that is left and by the answers of the server. */
export interface QuickBetStore extends StoreApi<QuickBet> {
  dispatch(event: QuickBetEvent): void
  toggle(): void
  approve(isApproved: boolean): void
  /** @param stake subunits of quick bet's currency, at every keystroke */
  setStake(stake: number): void
  /** The stake is no longer being typed: the balance is held against it. */
  enterStake(): void
}

/** The store, with what only the slip that owns it does. */
export interface OwnQuickBet {
  readonly store: QuickBetStore
  /** Whether a bet that was on its way when the page went waits to be asked about. */
  readonly isLeft: boolean
  /** One tap on a live price: places it at once, or tells why not. `providers`: which are up, as the slip heard it. */
  place(outcome: PickedOutcome, providers: ProviderStatuses): void
  /** Brings back what this tab kept, once it is known who is here; a bet whose answer was lost is asked about again. */
  restore(): Promise<void>
  close(): void
}

export function createQuickBet(options: QuickBetOptions): OwnQuickBet {
  const { session, currency, clock, randomUuid, report, unknownPlacements, placementStorage } = options
  const playerHere = (): string | undefined => session.getState().player?.id
  const balanceHere = (): { readonly balance?: Money } => {
    const balance = activeAccount(session.getState())?.balance
    return balance ? { balance } : {}
  }
  const storage = createQuickBetStorage(options.storage, playerHere)
  // Read before anything is written: the visitor's currency arriving must not undo what was kept.
  const kept = storage.read()
  let isRestored = kept === undefined
  /** Id of the player of the bet on its way. */
  let sender = kept?.player
  /** Sent before the reload and not asked about yet. */
  const left = kept?.quick.state.status === 'processing' ? kept.quick.state : undefined
  if (left) placementStorage?.put(toKept(left))

  const { store, dispatch, send, leavePlacement, stop } = createPlacingStore<QuickBet, QuickBetEvent>({
    ...options,
    storage: placementStorage,
    leave: unknownPlacements.add,
    onRefusedLate: unknownPlacements.dropUnasked,
    start: emptyQuickBet(currency),
    reduce: reduceQuickBet,
    keep: next => !isRestored || storage.write(next),
    placingOf: ({ state }) => ({
      ...(state.status === 'processing' && { sent: { placement: toKept(state), answer: state.answer } }),
      isRefused: state.status === 'error',
    }),
  })

  function toKept({ key, startedAt, bet }: QuickBetState & { status: 'processing' }): PlacementRequest {
    return { key, startedAt, bets: [bet], player: sender, isQuick: true }
  }

  function place(outcome: PickedOutcome, providers: ProviderStatuses): void {
    const quick = store.getState()
    if (session.getState().status !== 'LOGGED_IN') return session.openSignIn('place-bet')
    if (left && !isRestored) return report({ kind: 'quick-bet-refused', why: 'in-progress' })
    const bet = quickBetOf(quick, outcome, providers)
    const at = clock.now()
    const refusal = quickBetRefusal(quick, bet, { at, ...balanceHere() })
    if (refusal && refusal !== 'win-not-above-stake')
      return report({ kind: 'quick-bet-refused', why: refusal })
    // A price older than we can answer for is not taken: the next beat makes it fresh ([FRESH-3]).
    if (!options.live.placeable(outcome.matchId).read()) return report({ kind: 'too-old' })
    const key = randomUuid()
    // What was kept has nothing on its way; from here on there is, and that is what must be kept.
    isRestored = true
    sender = playerHere()
    dispatch({ type: 'placing-started', bet, key, at })
    send(key)
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
    const resumption = left
      ? resumptionOf({ player: kept.player, startedAt: left.startedAt }, playerHere(), clock.now())
      : 'none'
    const mayResume = resumption !== 'none'
    if (left && !mayResume) {
      const isOpen = mayResumeLater(toKept(left), playerHere(), clock.now())
      if (isOpen) unknownPlacements.add(toKept(left))
      else placementStorage?.remove(left.key)
      report({ kind: isOpen ? 'placement-unknown' : 'no-answer' })
    }
    // Quick bet is a player's: for nobody and for another player nothing comes back.
    const isOwn = kept.player === undefined || kept.player === playerHere()
    if (isOwn && session.getState().status === 'LOGGED_IN') {
      const quick: QuickBet = mayResume ? kept.quick : { ...kept.quick, state: { status: 'initial' } }
      dispatch({ type: 'restored', quick })
      takeSession()
    }
    // What was kept and not taken up goes.
    storage.write(store.getState())
    if (left && mayResume) send(left.key, resumption)
  }

  takeSession()
  const stops = [
    // Only what concerns the money: a stake that is being typed must not be judged by whatever else is heard.
    session.subscribe((now, before) => {
      if (activeAccount(now) !== activeAccount(before)) takeSession()
    }),
    session.onSignedOut(() => {
      leavePlacement()
      dispatch({ type: 'signed-out' })
    }),
    stop,
  ]
  return {
    store: Object.assign(store, {
      dispatch,
      toggle: () => dispatch({ type: 'toggled', ...balanceHere() }),
      approve: (isApproved: boolean) => dispatch({ type: 'approval-set', isApproved, ...balanceHere() }),
      setStake: (stake: number) => dispatch({ type: 'stake-set', stake }),
      enterStake: () => dispatch({ type: 'balance-changed', ...balanceHere() }),
    }),
    isLeft: left !== undefined,
    place,
    restore,
    close: () => stops.forEach(stop => stop()),
  }
}
