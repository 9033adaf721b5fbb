import type { ApiClient } from '@touchline/contract'
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
import { mayResumeLater, resumptionOf, type RequestClock, type OnReconnect } from '@touchline/exactly-once'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { activeAccount, type Session } from '#core/session'
import type { SettingsStore } from '#core/settings'
import type { SlipNews } from '../news/index.ts'
import { createPlacingStore, type PlacingStore, type UnknownPlacements } from '../placing/index.ts'
import {
  createQuickBetStorage,
  type PlacementRequest,
  type PlacementStorage,
  type PriorBets,
  type QuickBetStorage,
  type StoredQuickBet,
  type TabStorage,
} from '../storage/index.ts'

export interface QuickBetOptions {
  readonly client: ApiClient
  readonly live: Pick<Live, 'onEvent' | 'connection' | 'serverNow' | 'placeable'>
  readonly session: Session
  readonly settings: SettingsStore
  /** Currency before anyone signs in: the site's default. */
  readonly currency: QuickBet['currency']
  readonly clock: RequestClock
  readonly onReturn?: OnReconnect
  readonly honoursKeys: boolean
  readonly prior: PriorBets
  readonly storage: TabStorage
  readonly randomUuid: () => string
  readonly deviceId: () => string
  readonly report: (news: SlipNews) => void
  readonly unknownPlacements: Pick<UnknownPlacements, 'add' | 'dropRefused'>
  /** Storage of a placement that outlives this tab; absent where there is none. */
  readonly placementStorage: PlacementStorage | undefined
}

/** Quick bet of this tab: the domain's reducer, with events from taps, the balance and the server's answers. */
export interface QuickBetStore extends StoreApi<QuickBet> {
  dispatch(event: QuickBetEvent): void
  toggle(): void
  approve(isApproved: boolean): void
  /** @param stake subunits of quick bet's currency, at every keystroke */
  setStake(stake: number): void
  /** The bettor finished typing the stake: it is compared with the balance. */
  enterStake(): void
}

/** The store, with what only the slip that owns it may call. */
export interface OwnQuickBet {
  readonly store: QuickBetStore
  /** Whether the last page load left a placement that must be looked up. */
  readonly isLeft: boolean
  /**
   * One tap on a live price: places it at once, or reports why not. @param providers their status, as the slip knows
   * it
   */
  place(outcome: PickedOutcome, providers: ProviderStatuses): void
  /** Restores what this tab stored, once the player is known; a placement whose answer was lost is resumed. */
  restore(): Promise<void>
  close(): void
}

type Processing = QuickBetState & { readonly status: 'processing' }

/** What the steps below share. */
interface Context {
  readonly options: QuickBetOptions
  readonly storage: QuickBetStorage
  /** What the tab had stored when the page was loaded. */
  readonly stored: StoredQuickBet | undefined
  /** The stored placement whose answer is missing. */
  readonly left: Processing | undefined
  readonly placing: PlacingStore<QuickBet, QuickBetEvent>
  /** Whether the stored state was restored or replaced: until then nothing is written over it. */
  isRestored: boolean
  /** Id of the player whose placement is under way. */
  sender: string | undefined
}

export function createQuickBet(options: QuickBetOptions): OwnQuickBet {
  const context = createContext(options)
  const { store, dispatch, leavePlacement, stop } = context.placing
  const { session } = options
  const { left } = context
  if (left) options.placementStorage?.put(toRequest(context, left))
  takeAccount(context)
  const stops = [
    // Only changes of the account: other changes of the session must not judge a stake that is being typed.
    session.subscribe((now, before) => {
      if (activeAccount(now) !== activeAccount(before)) takeAccount(context)
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
      toggle: () => dispatch({ type: 'toggled', ...balanceOf(session) }),
      approve: (isApproved: boolean) => dispatch({ type: 'approval-set', isApproved, ...balanceOf(session) }),
      setStake: (stake: number) => dispatch({ type: 'stake-set', stake }),
      enterStake: () => dispatch({ type: 'balance-changed', ...balanceOf(session) }),
    }),
    isLeft: left !== undefined,
    place: (outcome, providers) => place(context, outcome, providers),
    restore: () => restore(context),
    close: () => stops.forEach(run => run()),
  }
}

function createContext(options: QuickBetOptions): Context {
  const storage = createQuickBetStorage(options.storage, () => playerOf(options.session))
  // Read before anything is written: taking over the account's currency must not overwrite it.
  const stored = storage.read()
  const context: Context = {
    options,
    storage,
    stored,
    left: stored?.quick.state.status === 'processing' ? stored.quick.state : undefined,
    placing: createPlacingStore<QuickBet, QuickBetEvent>({
      ...options,
      storage: options.placementStorage,
      leave: options.unknownPlacements.add,
      onRefusedLate: options.unknownPlacements.dropRefused,
      start: emptyQuickBet(options.currency),
      reduce: reduceQuickBet,
      save: next => !context.isRestored || storage.write(next),
      placingOf: ({ state }) => ({
        ...(state.status === 'processing' && {
          sent: { placement: toRequest(context, state), answer: state.answer },
        }),
        isRefused: state.status === 'error',
      }),
    }),
    isRestored: stored === undefined,
    sender: stored?.player,
  }
  return context
}

function place(context: Context, outcome: PickedOutcome, providers: ProviderStatuses): void {
  const { options, placing, left } = context
  const { session, clock, report } = options
  const quick = placing.store.getState()
  if (session.getState().status !== 'LOGGED_IN') return session.openSignIn('place-bet')
  if (left && !context.isRestored) return report({ kind: 'quick-bet-refused', why: 'in-progress' })
  const bet = quickBetOf(quick, outcome, providers)
  const at = clock.now()
  const refusal = quickBetRefusal(quick, bet, { at, ...balanceOf(session) })
  if (refusal && refusal !== 'win-not-above-stake') return report({ kind: 'quick-bet-refused', why: refusal })
  // A stale price is not bet on; the next heartbeat makes it fresh ([FRESH-3]).
  if (!options.live.placeable(outcome.matchId).read()) return report({ kind: 'too-old' })
  const key = options.randomUuid()
  // The stored state has no placement; from here on there is one, and it must be stored.
  context.isRestored = true
  context.sender = playerOf(session)
  placing.dispatch({ type: 'placing-started', bet, key, at })
  placing.send(key)
}

async function restore(context: Context): Promise<void> {
  const { options, placing, stored, left } = context
  const { session, clock } = options
  if (context.isRestored || !stored) return
  context.isRestored = true
  const player = playerOf(session)
  const resumption = left
    ? resumptionOf({ player: stored.player, startedAt: left.startedAt }, player, clock.now())
    : 'none'
  const mayResume = resumption !== 'none'
  if (left && !mayResume) leaveStored(context, left)
  // Quick bet belongs to a player: nothing is restored for a visitor or for another player.
  const isOwn = stored.player === undefined || stored.player === player
  if (isOwn && session.getState().status === 'LOGGED_IN') {
    const quick: QuickBet = mayResume ? stored.quick : { ...stored.quick, state: { status: 'initial' } }
    placing.dispatch({ type: 'restored', quick })
    takeAccount(context)
  }
  // What was not restored is removed from storage.
  context.storage.write(placing.store.getState())
  if (left && mayResume) placing.send(left.key, resumption)
}

/** The stored placement cannot be resumed now: its player is not signed in, or it is too old. */
function leaveStored(context: Context, left: Processing): void {
  const { session, clock, report, unknownPlacements, placementStorage } = context.options
  const request = toRequest(context, left)
  const isOpen = mayResumeLater(request, playerOf(session), clock.now())
  if (isOpen) unknownPlacements.add(request)
  else placementStorage?.remove(left.key)
  report({ kind: isOpen ? 'placement-unknown' : 'no-answer' })
}

function takeAccount({ options, placing, isRestored }: Context): void {
  const account = activeAccount(options.session.getState())
  if (!account) return
  placing.dispatch({ type: 'currency-changed', currency: account.currency })
  // The stored stake is compared with the balance once it is restored.
  if (isRestored) placing.dispatch({ type: 'balance-changed', balance: account.balance })
}

function toRequest({ sender }: Context, { key, startedAt, bet }: Processing): PlacementRequest {
  return { key, startedAt, bets: [bet], player: sender, isQuick: true }
}

function playerOf(session: Session): string | undefined {
  return session.getState().player?.id
}

function balanceOf(session: Session): { readonly balance?: Money } {
  const balance = activeAccount(session.getState())?.balance
  return balance ? { balance } : {}
}
