import type { Bet } from '@touchline/domain/bet'
import type { OutcomeKey } from '@touchline/domain/market'
import type { Money } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import {
  emptySlip,
  reduceSlip,
  selectionsOf,
  slipBlock,
  type Slip,
  type SlipEvent,
} from '@touchline/domain/slip'
import type { Client } from '@touchline/contract'
import { mayResumeLater, resumptionOf, type Clock, type OnReconnect } from '@touchline/exactly-once'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { activeAccount, isSomeoneHere, type Session } from '#core/session'
import type { SettingsStore } from '#core/settings'
import {
  createMaxStake,
  createPlacingStore,
  createUnknownPlacements,
  type UnknownPlacements,
} from '../placing/index.ts'
import { createPicking, createPicks, type SlipPicks } from '../picking/index.ts'
import { createQuickBet, type QuickBetStore } from '../quick-bet/index.ts'
import {
  createRepeating,
  type Repeated,
  createSharing,
  type Sharing,
  type SlipSite,
} from '../sharing/index.ts'
import { droppedCustomBet } from './droppedCustomBet.ts'
import {
  followCustomOdds,
  followPrices,
  createOutcomeLoader,
  createOutcomeNames,
  type OutcomeNames,
} from '../prices/index.ts'
import { followVisitor } from './followVisitor.ts'
import { createSlipNews, type NewsListener, type SlipNews } from '../news/index.ts'
import {
  type TabStorage,
  createPlacementStorage,
  type PlacementStorageOptions,
  createPriorBets,
  createSlipStorage,
  type PlacementRequest,
  type StoredSlip,
} from '../storage/index.ts'
import { restoreSlip } from './restoreSlip.ts'
import { createTicketPanel, type TicketPanelStore } from '../panel/index.ts'

export interface SlipOptions {
  readonly client: Client
  readonly live: Live
  readonly session: Session
  readonly settings: SettingsStore
  /** Currency before anyone signs in: the site's default. */
  readonly currency: Slip['currency']
  readonly clock: Clock
  /** Hears that the browser is online again or its page is looked at; absent where no browser says so. */
  readonly onReturn?: OnReconnect
  /** Runs it after a random wait, so that not all who missed the same ask at once; returns the way to call it off. */
  readonly afterGap: (run: () => void) => () => void
  /** Session storage of this tab. */
  readonly storage: TabStorage
  /** What outlives the tab, so that a placement does; absent where nothing does. */
  readonly placements?: PlacementStorageOptions
  readonly randomUuid: () => string
  readonly deviceId: () => string
  /** Absent where no site says: nothing is shared then, and the panel has both its tabs. */
  readonly site?: SlipSite
}

/** The slip of this tab: the domain's reducer, fed by taps, by the live prices of its picks and by the answers of the server. */
export interface SlipStore extends StoreApi<Slip>, Sharing {
  dispatch(event: SlipEvent): void
  /** An outcome was tapped at these odds: it goes on the slip, or off. */
  pick(key: OutcomeKey, odds: Odds): void
  /** Places what is on the slip; signed out it opens sign in and keeps the slip. */
  place(): void
  /** The most that a bet of the slip can take; undefined when nothing bounds it, or another question overtook this one. */
  maxStake(betId: string): Promise<Money | undefined>
  /**
   * Brings back what this tab kept, after asking for its prices again; resumes a placement whose answer was lost, at once.
   * `knownVisitor`: when accounts and settings have been asked for.
   */
  restore(knownVisitor?: Promise<void>): Promise<void>
  /** Puts a placed bet on the slip once more, at the prices of now. */
  repeat(bet: Pick<Bet, 'type' | 'legs' | 'stake' | 'system'>): Promise<Repeated>
  readonly site: SlipSite
  readonly picks: SlipPicks
  readonly quick: QuickBetStore
  /** Placements of which a session that ended left the end unknown, whoever's they are. */
  readonly unknownPlacements: UnknownPlacements['waiting']
  readonly names: OutcomeNames
  readonly panel: TicketPanelStore
  /** The clock that placements are timed by. */
  readonly clock: Clock
  report(news: SlipNews): void
  /** A listener answers `true` to what it has shown. Returns the way out. */
  onNews(listener: NewsListener): () => void
  /** Lets go of prices, session and timers. */
  close(): void
}

/** A placement that a reload interrupted waits so long for the accounts, and then goes without: it is to be definite within 5 s. */
const ACCOUNTS_WITHIN_MS = 1_500

const NO_SITE: SlipSite = {
  sharesBets: false,
  isMyBetsVisible: true,
  honoursKeys: true,
  address: () => '',
}

export function createSlip(options: SlipOptions): SlipStore {
  const { client, live, session, settings, currency, clock, randomUuid, deviceId, site = NO_SITE } = options
  const { report, onNews } = createSlipNews()
  const playerHere = (): string | undefined => session.getState().player?.id
  const storage = createSlipStorage(options.storage, playerHere)
  // Read before anything is written: what happens until the slip is back must not undo what was kept.
  const kept = storage.read()
  const placementStorage = options.placements && createPlacementStorage(options.placements)
  if (kept.processing) placementStorage?.put(kept.processing)
  /** The slip's placement under way, and whose it is. */
  let carried = kept.processing
  const placing = {
    ...options,
    report,
    honoursKeys: site.honoursKeys,
    prior: createPriorBets(options.placements?.texts ?? options.storage),
    storage: placementStorage,
  }
  const unknownPlacements = createUnknownPlacements({
    ...placing,
    onNotPlaced: ({ bets, isQuick }) => {
      if (!isQuick) dispatch({ type: 'bets-returned', bets })
    },
  })
  const { store, dispatch, isUnderWay, send, leavePlacement, stop } = createPlacingStore<Slip, SlipEvent>({
    ...placing,
    leave: unknownPlacements.add,
    onRefusedLate(key) {
      const isSure = unknownPlacements.dropRefused(key)
      if (isSure && carried?.key === key) dispatch({ type: 'bets-returned', bets: carried.bets })
    },
    start: startOf(emptySlip({ currency, acceptMode: settings.getState().oddsAcceptMode }), kept),
    reduce: reduceSlip,
    keep(next, before) {
      const isSame = next.bets === before.bets && next.state === before.state
      return isSame || next.isRestoring || storage.write(next)
    },
    placingOf: ({ state }) => ({
      ...(state.status === 'PROCESSING' && {
        sent: { placement: placementOf(state), answer: state.answer },
      }),
      isRefused: state.status === 'ERROR',
    }),
    after(before, event, next) {
      const leg = droppedCustomBet(before, event, next)?.selections[0]
      // A custom bet is of one match, so that there are two sides.
      if (leg) report({ kind: 'custom-bet-dropped', homeName: leg.homeName, awayName: leg.awayName ?? '' })
    },
  })
  const names = createOutcomeNames()
  const load = createOutcomeLoader({ client, live, names, clock })

  const quick = createQuickBet({ ...placing, storage: options.storage, unknownPlacements, placementStorage })
  const pick = createPicking({ store, quick, live, names, load, dispatch, report })

  /** The placement of this state, with its player: whoever was here when it was first seen. */
  function placementOf({ key, startedAt, bets }: Slip['state'] & { status: 'PROCESSING' }): PlacementRequest {
    if (carried?.key !== key) carried = { key, startedAt, bets, player: playerHere() }
    return carried
  }

  function place(): void {
    const slip = store.getState()
    if (slipBlock(slip)) return
    if (session.getState().status !== 'LOGGED_IN') {
      dispatch({ type: 'dismissed' })
      return session.openSignIn('place-bet')
    }
    // A price older than we can answer for is not taken: the next beat makes it fresh ([FRESH-3]).
    const isFresh = selectionsOf(slip).every(({ matchId }) => live.placeable(matchId).read())
    if (!isFresh) return report({ kind: 'too-old' })
    const key = randomUuid()
    dispatch({ type: 'placing-started', key, at: clock.now() })
    send(key)
  }

  const resumption = (placement: PlacementRequest) => resumptionOf(placement, playerHere(), clock.now())

  /** What this tab kept, or else a placement that another one left when it was closed. */
  async function findStored(): Promise<StoredSlip> {
    if (kept.processing) return kept
    const orphans = (await placementStorage?.orphans()) ?? []
    const left = orphans.find(
      one => !one.isQuick && resumption(one) !== 'none' && !unknownPlacements.has(one.key),
    )
    const { bets, state } = store.getState()
    // Another slip would be swept away by it: then it is found out about beside that.
    const isFree = bets.length === 0 && kept.bets.length === 0 && state.status === 'INITIAL'
    if (!left || !isFree) return kept
    carried = left
    placementStorage?.put(left)
    dispatch({ type: 'restoring-started', processing: left })
    return { bets: [], processing: left }
  }

  /** When what was kept can come back: once the accounts are known, too, which a placement under way does not wait for long. */
  async function whenVisitorIsKnown(knownVisitor: Promise<void>): Promise<void> {
    if (!kept.processing && !quick.isLeft) return await knownVisitor
    let cancel = (): void => {}
    const isLate = isSomeoneHere(session).then(
      () => new Promise<void>(resolve => (cancel = clock.later(resolve, ACCOUNTS_WITHIN_MS))),
    )
    await Promise.race([knownVisitor, isLate])
    cancel()
  }

  /** What this tab kept is not for the one who is here, if anyone is: it waits for its player. */
  function leaveStored(): void {
    leavePlacement()
    dispatch({ type: 'signed-out' })
    const account = activeAccount(session.getState())
    if (account) dispatch({ type: 'currency-changed', currency: account.currency })
  }

  const panel = createTicketPanel({ slip: store, storage: options.storage })
  const stops = [
    followPrices({ store, dispatch, live, load, afterGap: options.afterGap }),
    followCustomOdds({ store, dispatch, client, clock }),
    followVisitor({ store, dispatch, live, session, settings, leavePlacement }),
    stop,
    quick.close,
    unknownPlacements.stop,
  ]
  return Object.assign(store, {
    dispatch,
    pick,
    place,
    async restore(knownVisitor = Promise.resolve()) {
      await whenVisitorIsKnown(knownVisitor)
      panel.restore()
      const quickIsBack = quick.restore()
      const chosen = await findStored()
      const others = quickIsBack.then(unknownPlacements.adopt)
      await restoreSlip({
        kept: chosen,
        dispatch,
        load,
        live,
        names,
        session,
        send,
        resumptionOf: resumption,
        isUnderWay,
        release(key) {
          if (!isUnderWay(key) || !carried) return
          if (mayResumeLater(carried, playerHere(), clock.now())) return leaveStored()
          placementStorage?.remove(key)
          dispatch({ type: 'placing-refused', key, error: { kind: 'no-answer' } })
          report({ kind: 'no-answer' })
        },
      })
      await others
    },
    ...createSharing({ client, slip: store, dispatch, report, open: () => panel.open('BET_SLIP'), site }),
    repeat: createRepeating({
      slip: store,
      dispatch,
      load,
      live,
      names,
      session,
      open: () => panel.open('BET_SLIP'),
    }),
    maxStake: createMaxStake({ client, slip: store, session, deviceId, report }),
    site,
    picks: createPicks(store),
    quick: quick.store,
    unknownPlacements: unknownPlacements.waiting,
    names,
    panel,
    clock,
    report,
    onNews,
    close: () => stops.forEach(stop => stop()),
  })
}

/** The slip as this page starts with it: it waits for what the tab kept, and a placement under way locks it at once ([TICKET-12]). */
function startOf(empty: Slip, { bets, processing }: StoredSlip): Slip {
  if (bets.length === 0 && !processing) return empty
  return reduceSlip(empty, { type: 'restoring-started', ...(processing && { processing }) })
}
