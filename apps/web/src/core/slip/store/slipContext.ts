import type { ApiClient } from '@touchline/contract'
import type { Slip, SlipEvent } from '@touchline/domain/slip'
import { emptySlip, reduceSlip } from '@touchline/domain/slip'
import type { RequestClock, OnReconnect } from '@touchline/exactly-once'
import type { Live } from '#core/live'
import type { Session } from '#core/session'
import type { SettingsStore } from '#core/settings'
import { createSlipNews } from '../news/index.ts'
import {
  createPlacingStore,
  createUnknownPlacements,
  type PlacingStore,
  type UnknownPlacements,
} from '../placing/index.ts'
import {
  createOutcomeLoader,
  createOutcomeNames,
  type OutcomeLoader,
  type OutcomeNames,
} from '../prices/index.ts'
import type { SlipSite } from '../sharing/index.ts'
import {
  createPlacementStorage,
  createPriorBets,
  createSlipStorage,
  type PlacementRequest,
  type PlacementStorage,
  type PlacementStorageOptions,
  type SlipStorage,
  type StoredSlip,
  type TabStorage,
} from '../storage/index.ts'
import { droppedCustomBet } from './droppedCustomBet.ts'

export interface SlipOptions {
  readonly client: ApiClient
  readonly live: Live
  readonly session: Session
  readonly settings: SettingsStore
  /** Currency before anyone signs in: the site's default. */
  readonly currency: Slip['currency']
  readonly clock: RequestClock
  /** Called when the browser is online again or its page is visible again; absent where no browser reports that. */
  readonly onReturn?: OnReconnect
  /**
   * Runs it after a random wait, so that not all clients that missed the same request it at once; returns a function
   * that cancels it.
   */
  readonly afterGap: (run: () => void) => () => void
  /** Session storage of this tab. */
  readonly storage: TabStorage
  /** Storage that outlives the tab, for its placements; absent where the browser has none. */
  readonly placements?: PlacementStorageOptions
  readonly randomUuid: () => string
  readonly deviceId: () => string
  /** Without it nothing is shared, and the panel has both its tabs. */
  readonly site?: SlipSite
}

const NO_SITE: SlipSite = {
  sharesBets: false,
  isMyBetsVisible: true,
  honoursKeys: true,
  address: () => '',
}

/** What the slip is made of: its state, its storage and its placements. */
export interface SlipContext {
  readonly options: SlipOptions
  readonly site: SlipSite
  readonly news: ReturnType<typeof createSlipNews>
  /** What the tab had stored when the page was loaded. */
  readonly stored: StoredSlip
  readonly placementStorage: PlacementStorage | undefined
  readonly unknownPlacements: UnknownPlacements
  readonly placing: PlacingStore<Slip, SlipEvent>
  readonly placingOptions: ReturnType<typeof placingOptionsOf>
  readonly names: OutcomeNames
  readonly load: OutcomeLoader
  /** The slip's placement under way, with its player. */
  carried: PlacementRequest | undefined
}

export function createSlipContext(options: SlipOptions): SlipContext {
  const { client, live, session, clock, site = NO_SITE } = options
  const news = createSlipNews()
  const storage = createSlipStorage(options.storage, () => playerOf(session))
  // Read before anything is written: what happens until the slip is restored must not overwrite it.
  const stored = storage.read()
  const placementStorage = options.placements && createPlacementStorage(options.placements)
  if (stored.processing) placementStorage?.put(stored.processing)
  const placingOptions = placingOptionsOf(options, { site, news, placementStorage })
  const unknownPlacements = createUnknownPlacements({
    ...placingOptions,
    onNotPlaced: ({ bets, isQuick }) => {
      if (!isQuick) context.placing.dispatch({ type: 'bets-returned', bets })
    },
  })
  const names = createOutcomeNames()
  const context: SlipContext = {
    options,
    site,
    news,
    stored,
    placementStorage,
    unknownPlacements,
    placingOptions,
    placing: createPlacingStore<Slip, SlipEvent>({
      ...placingOptions,
      ...stateOptions(() => context, storage),
      leave: unknownPlacements.add,
      start: startOf(options, stored),
    }),
    names,
    load: createOutcomeLoader({ client, live, names, clock }),
    carried: stored.processing,
  }
  return context
}

/** Id of the player who is signed in. */
export function playerOf(session: Session): string | undefined {
  return session.getState().player?.id
}

function placingOptionsOf(
  options: SlipOptions,
  { site, news, placementStorage }: Pick<SlipContext, 'site' | 'news' | 'placementStorage'>,
) {
  return {
    ...options,
    report: news.report,
    honoursKeys: site.honoursKeys,
    prior: createPriorBets(options.placements?.texts ?? options.storage),
    storage: placementStorage,
  }
}

type StateOptions = Pick<
  Parameters<typeof createPlacingStore<Slip, SlipEvent>>[0],
  'reduce' | 'save' | 'placingOf' | 'onRefusedLate' | 'onChange'
>

/** How the slip's state changes, is stored, and reports what it placed or dropped. */
function stateOptions(contextNow: () => SlipContext, storage: SlipStorage): StateOptions {
  return {
    reduce: reduceSlip,
    save(next, before) {
      const isSame = next.bets === before.bets && next.state === before.state
      return isSame || next.isRestoring || storage.write(next)
    },
    placingOf: ({ state }) => ({
      ...(state.status === 'PROCESSING' && {
        sent: { placement: requestOf(contextNow(), state), answer: state.answer },
      }),
      isRefused: state.status === 'ERROR',
    }),
    onRefusedLate(key) {
      const { carried, placing, unknownPlacements } = contextNow()
      const isCertain = unknownPlacements.dropRefused(key)
      if (isCertain && carried?.key === key) placing.dispatch({ type: 'bets-returned', bets: carried.bets })
    },
    onChange(before, event, next) {
      const leg = droppedCustomBet(before, event, next)?.selections[0]
      if (!leg) return
      // A custom bet is on one match, which has two sides.
      const { homeName, awayName = '' } = leg
      contextNow().news.report({ kind: 'custom-bet-dropped', homeName, awayName })
    },
  }
}

/** The placement of this state, with its player: the one signed in when the placement was first seen. */
function requestOf(
  context: SlipContext,
  { key, startedAt, bets }: Slip['state'] & { status: 'PROCESSING' },
): PlacementRequest {
  if (context.carried?.key !== key) {
    context.carried = { key, startedAt, bets, player: playerOf(context.options.session) }
  }
  return context.carried
}

/**
 * The slip as this page starts with it: it waits for what the tab stored, and a placement under way locks it at once
 * ([TICKET-12]).
 */
function startOf({ currency, settings }: SlipOptions, { bets, processing }: StoredSlip): Slip {
  const empty = emptySlip({ currency, acceptMode: settings.getState().oddsAcceptMode })
  if (bets.length === 0 && !processing) return empty
  return reduceSlip(empty, { type: 'restoring-started', ...(processing && { processing }) })
}
