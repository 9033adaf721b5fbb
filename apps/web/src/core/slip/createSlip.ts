import {
  emptySlip,
  reduceSlip,
  selectionsOf,
  slipBlock,
  type Bet,
  type Money,
  type Odds,
  type OutcomeKey,
  type Slip,
  type SlipEvent,
} from '@touchline/domain'
import type { Client } from '@touchline/contract'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { activeAccount, isSomeoneHere, type Session } from '#core/session'
import type { SettingsStore } from '#core/settings'
import type { Return } from './comingBack.ts'
import { createDesk } from './createDesk.ts'
import { createDoubts, type Doubts } from './createDoubts.ts'
import { createMaxStake } from './createMaxStake.ts'
import { createPicking } from './createPicking.ts'
import { createPicks, type SlipPicks } from './createPicks.ts'
import type { SlipClock } from './createPlacer.ts'
import { createQuickBet, type QuickBetStore } from './createQuickBet.ts'
import { createRepeating, type Repeated } from './createRepeating.ts'
import { createSharing, type Sharing, type SlipSite } from './createSharing.ts'
import { droppedCustomBet } from './droppedCustomBet.ts'
import { followCustomOdds } from './followCustomOdds.ts'
import { followPrices } from './followPrices.ts'
import { followVisitor } from './followVisitor.ts'
import { createNews, type NewsListener } from './createNews.ts'
import { createOutcomeLoader } from './outcomeLoader.ts'
import { createOutcomeNames, type OutcomeNames } from './outcomeNames.ts'
import type { TabTexts } from './keptJson.ts'
import { createPlacementShelf, type ShelfPorts } from './placementShelf.ts'
import { createPriorBets } from './priorBets.ts'
import { restoreSlip } from './restoreSlip.ts'
import { isInDoubt, resumptionOf } from './resumption.ts'
import type { SlipNews } from './slipNews.ts'
import { createSlipStorage, type KeptSlip } from './slipStorage.ts'
import { createTicketPanel, type TicketPanelStore } from './ticketPanel.ts'

export interface SlipPorts {
  readonly client: Client
  readonly live: Live
  readonly session: Session
  readonly settings: SettingsStore
  /** Currency before anyone signs in: the site's default. */
  readonly currency: Slip['currency']
  readonly clock: SlipClock
  /** Hears that the browser is online again or its page is looked at; absent where no browser says so. */
  readonly onReturn?: Return
  /** Runs it after a random wait, so that not all who missed the same ask at once; returns the way to call it off. */
  readonly afterGap: (run: () => void) => () => void
  /** Session storage of this tab. */
  readonly storage: TabTexts
  /** What outlives the tab, so that a placement does; absent where nothing does. */
  readonly shelf?: ShelfPorts
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
  readonly doubts: Doubts['waiting']
  readonly names: OutcomeNames
  readonly panel: TicketPanelStore
  /** The clock that placements are timed by. */
  readonly clock: SlipClock
  tell(news: SlipNews): void
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

export function createSlip(ports: SlipPorts): SlipStore {
  const { client, live, session, settings, currency, clock, randomUuid, deviceId, site = NO_SITE } = ports
  const { tell, onNews } = createNews()
  const storage = createSlipStorage(ports.storage, () => session.getState().player?.id)
  // Read before anything is written: what happens until the slip is back must not undo what was kept.
  const kept = storage.read()
  const shelf = ports.shelf && createPlacementShelf(ports.shelf)
  if (kept.processing) shelf?.put(kept.processing)
  /** The slip's placement under way, and whose it is. */
  let carried = kept.processing
  const placing = {
    honoursKeys: site.honoursKeys,
    prior: createPriorBets(ports.shelf?.texts ?? ports.storage),
  }
  const doubts = createDoubts({
    ...ports,
    ...placing,
    tell,
    shelf,
    onNotPlaced: ({ bets, isQuick }) => {
      if (!isQuick) dispatch({ type: 'bets-returned', bets })
    },
  })
  const { store, dispatch, isUnderWay, send, letGo, stop } = createDesk<Slip, SlipEvent>({
    ...ports,
    ...placing,
    tell,
    isQuick: false,
    leave(key) {
      if (carried?.key === key) doubts.add(carried)
    },
    onRefusedLate(key) {
      const isSure = doubts.dropUnasked(key)
      if (isSure && carried?.key === key) dispatch({ type: 'bets-returned', bets: carried.bets })
    },
    start: startOf(emptySlip({ currency, acceptMode: settings.getState().oddsAcceptMode }), kept),
    reduce: reduceSlip,
    keep(next, before) {
      shelve(before.state, next.state)
      const isSame = next.bets === before.bets && next.state === before.state
      return isSame || next.isRestoring || storage.write(next)
    },
    standing: ({ state }) => ({
      ...(state.status === 'PROCESSING' && { sent: state }),
      isRefused: state.status === 'ERROR',
    }),
    after(before, event, next) {
      const leg = droppedCustomBet(before, event, next)?.selections[0]
      // A custom bet is of one match, so that there are two sides.
      if (leg) tell({ kind: 'custom-bet-dropped', homeName: leg.homeName, awayName: leg.awayName ?? '' })
    },
  })
  const names = createOutcomeNames()
  const load = createOutcomeLoader({ client, live, names, clock })

  const quick = createQuickBet({ ...ports, ...placing, tell, doubts, shelf })
  const pick = createPicking({ store, quick, live, names, load, dispatch, tell })

  /** A placement outlives its tab from before its request leaves until its end. */
  function shelve(before: Slip['state'], next: Slip['state']): void {
    const isSame = 'key' in before && 'key' in next && before.key === next.key
    if (isSame) return
    if (before.status === 'PROCESSING' && !doubts.has(before.key)) shelf?.remove(before.key)
    if (next.status !== 'PROCESSING') return
    const { key, startedAt, bets } = next
    carried = { key, startedAt, bets, player: session.getState().player?.id }
    shelf?.put(carried)
  }

  function place(): void {
    const slip = store.getState()
    if (slipBlock(slip)) return
    if (session.getState().status !== 'LOGGED_IN') {
      dispatch({ type: 'dismissed' })
      return session.askToSignIn('place-bet')
    }
    // A price older than we can answer for is not taken: the next beat makes it fresh ([FRESH-3]).
    const isFresh = selectionsOf(slip).every(({ matchId }) => live.placeable(matchId).read())
    if (!isFresh) return tell({ kind: 'too-old' })
    const key = randomUuid()
    dispatch({ type: 'placing-started', key, at: clock.now() })
    void send(key)
  }

  /** What this tab kept, or else a placement that another one left when it was closed. */
  async function keptOrLeft(): Promise<KeptSlip> {
    if (kept.processing) return kept
    const orphans = (await shelf?.orphans()) ?? []
    const left = orphans.find(
      one => !one.isQuick && resumptionOf(one, session, clock.now()) !== 'none' && !doubts.has(one.key),
    )
    const { bets, state } = store.getState()
    // Another slip would be swept away by it: then it is found out about beside that.
    const isFree = bets.length === 0 && kept.bets.length === 0 && state.status === 'INITIAL'
    if (!left || !isFree) return kept
    dispatch({ type: 'restoring-started', processing: left })
    return { bets: [], processing: left }
  }

  /** When what was kept can come back: once the accounts are known, too, which a placement under way does not wait for long. */
  async function whenVisitorIsKnown(knownVisitor: Promise<void>): Promise<void> {
    if (!kept.processing && !quick.isLeft) return await knownVisitor
    let callOff = (): void => {}
    const isLate = isSomeoneHere(session).then(
      () => new Promise<void>(resolve => (callOff = clock.later(resolve, ACCOUNTS_WITHIN_MS))),
    )
    await Promise.race([knownVisitor, isLate])
    callOff()
  }

  /** What this tab kept is not for the one who is here, if anyone is: it waits for its player. */
  function leaveKept(): void {
    letGo()
    dispatch({ type: 'signed-out' })
    const account = activeAccount(session.getState())
    if (account) dispatch({ type: 'currency-changed', currency: account.currency })
  }

  const panel = createTicketPanel({ slip: store, storage: ports.storage })
  const stops = [
    followPrices({ store, dispatch, live, load, afterGap: ports.afterGap }),
    followCustomOdds({ store, dispatch, client, clock }),
    followVisitor({ store, dispatch, live, session, settings, letGo }),
    stop,
    quick.close,
    doubts.stop,
  ]
  return Object.assign(store, {
    dispatch,
    pick,
    place,
    async restore(knownVisitor = Promise.resolve()) {
      await whenVisitorIsKnown(knownVisitor)
      panel.restore()
      const quickIsBack = quick.restore()
      const chosen = await keptOrLeft()
      const others = quickIsBack.then(doubts.adopt)
      await restoreSlip({
        kept: chosen,
        dispatch,
        load,
        live,
        names,
        session,
        send,
        resumptionOf: placement => resumptionOf(placement, session, clock.now()),
        isUnderWay,
        letGo(key) {
          if (!isUnderWay(key) || !carried) return
          if (isInDoubt(carried, session, clock.now())) return leaveKept()
          dispatch({ type: 'placing-refused', key, error: { kind: 'no-answer' } })
          tell({ kind: 'no-answer' })
        },
      })
      await others
    },
    ...createSharing({ client, slip: store, dispatch, tell, open: () => panel.open('BET_SLIP'), site }),
    repeat: createRepeating({
      slip: store,
      dispatch,
      load,
      live,
      names,
      session,
      open: () => panel.open('BET_SLIP'),
    }),
    maxStake: createMaxStake({ client, slip: store, session, deviceId, tell }),
    site,
    picks: createPicks(store),
    quick: quick.store,
    doubts: doubts.waiting,
    names,
    panel,
    clock,
    tell,
    onNews,
    close: () => stops.forEach(stop => stop()),
  })
}

/** The slip as this page starts with it: it waits for what the tab kept, and a placement under way locks it at once ([TICKET-12]). */
function startOf(empty: Slip, { bets, processing }: KeptSlip): Slip {
  if (bets.length === 0 && !processing) return empty
  return reduceSlip(empty, { type: 'restoring-started', ...(processing && { processing }) })
}
