import type { Bet } from '@touchline/domain/bet'
import type { OutcomeKey } from '@touchline/domain/market'
import type { Money } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { selectionsOf, slipBlock, type Slip, type SlipEvent } from '@touchline/domain/slip'
import type { RequestClock } from '@touchline/exactly-once'
import type { StoreApi } from 'zustand/vanilla'
import type { NewsListener, SlipNews } from '../news/index.ts'
import { createTicketPanel, type TicketPanelStore } from '../panel/index.ts'
import { createPicking, createPicks, type SlipPicks } from '../picking/index.ts'
import { createMaxStake, type UnknownPlacements } from '../placing/index.ts'
import { followCustomOdds, followPrices, type OutcomeNames } from '../prices/index.ts'
import { createQuickBet, type OwnQuickBet, type QuickBetStore } from '../quick-bet/index.ts'
import {
  createRepeating,
  createSharing,
  type Repeated,
  type Sharing,
  type SlipSite,
} from '../sharing/index.ts'
import { followVisitor } from './followVisitor.ts'
import { restoreTab } from './restoreTab.ts'
import { createSlipContext, type SlipContext, type SlipOptions } from './slipContext.ts'

/** The slip of this tab: the domain's reducer, with events from taps, live prices and the server's answers. */
export interface SlipStore extends StoreApi<Slip>, Sharing {
  dispatch(event: SlipEvent): void
  /** An outcome was tapped at these odds: it is added to the slip, or removed. */
  pick(key: OutcomeKey, odds: Odds): void
  /** Places what is on the slip; a visitor must sign in first, and the slip stays. */
  place(): void
  /** The maximum stake of a bet of the slip; undefined when nothing limits it, or a newer request replaced this one. */
  maxStake(betId: string): Promise<Money | undefined>
  /**
   * Restores what this tab stored, once its prices are loaded; a placement whose answer was lost is resumed at once.
   * @param knownVisitor resolves when accounts and settings are loaded
   */
  restore(knownVisitor?: Promise<void>): Promise<void>
  /** Puts a placed bet on the slip again, at current prices. */
  repeat(bet: Pick<Bet, 'type' | 'legs' | 'stake' | 'system'>): Promise<Repeated>
  readonly site: SlipSite
  readonly picks: SlipPicks
  readonly quick: QuickBetStore
  /** Placements whose session ended before their result was known, of any player. */
  readonly unknownPlacements: UnknownPlacements['waiting']
  readonly names: OutcomeNames
  readonly panel: TicketPanelStore
  /** The clock by which placements are timed. */
  readonly clock: RequestClock
  report(news: SlipNews): void
  /** A listener returns `true` for news it has shown. Returns a release function. */
  onNews(listener: NewsListener): () => void
  /** Releases prices, session and timers. */
  close(): void
}

export function createSlip(options: SlipOptions): SlipStore {
  const context = createSlipContext(options)
  const { placing, news, names, load, site, placementStorage, unknownPlacements } = context
  const { store, dispatch } = placing
  const { client, live, session, clock, deviceId, storage } = options
  const { report, onNews } = news
  const quick = createQuickBet({ ...context.placingOptions, storage, unknownPlacements, placementStorage })
  const panel = createTicketPanel({ slip: store, storage })
  const open = (): void => panel.open('BET_SLIP')
  const stops = follow(context, quick)
  return Object.assign(store, {
    dispatch,
    pick: createPicking({ store, quick, live, names, load, dispatch, report }),
    place: () => place(context),
    restore: (knownVisitor = Promise.resolve()) => restoreTab(context, { quick, panel, knownVisitor }),
    ...createSharing({ client, slip: store, dispatch, report, open, site }),
    repeat: createRepeating({ slip: store, dispatch, load, live, names, session, open }),
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

function follow(
  { options, placing, load, unknownPlacements }: SlipContext,
  quick: OwnQuickBet,
): (() => void)[] {
  const { client, live, session, settings, clock, afterGap } = options
  const { store, dispatch, leavePlacement, stop } = placing
  return [
    followPrices({ store, dispatch, live, load, afterGap }),
    followCustomOdds({ store, dispatch, client, clock }),
    followVisitor({ store, dispatch, live, session, settings, leavePlacement }),
    stop,
    quick.close,
    unknownPlacements.stop,
  ]
}

function place({ options, placing, news }: SlipContext): void {
  const { session, live, randomUuid, clock } = options
  const slip = placing.store.getState()
  if (slipBlock(slip)) return
  if (session.getState().status !== 'LOGGED_IN') {
    placing.dispatch({ type: 'dismissed' })
    return session.openSignIn('place-bet')
  }
  // A stale price is not bet on; the next heartbeat makes it fresh ([FRESH-3]).
  const isFresh = selectionsOf(slip).every(({ matchId }) => live.placeable(matchId).read())
  if (!isFresh) return news.report({ kind: 'too-old' })
  const key = randomUuid()
  placing.dispatch({ type: 'placing-started', key, at: clock.now() })
  placing.send(key)
}
