import { createClient, toMatches, type ApiClient } from '@touchline/contract'
import { channels } from '@touchline/contract'
import { outcomeKeyOf, type Market, type OutcomeKey } from '@touchline/domain/market'
import type { Match, MatchId, MatchStatus } from '@touchline/domain/match'
import { currencyOf } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { createLife, type Life } from '@touchline/testkit'
import {
  createCashouts,
  createLine,
  createLive,
  createSession,
  createSettingsStore,
  createSlip,
  createUnread,
  noTabs,
  saveChoices,
  matchSeedOf,
  type Cashouts,
  type LiveLine,
  type Live,
  type Session,
  type SettingsStore,
  type SlipStore,
  type UnreadCount,
} from '@touchline/web/parts'
import { CURRENCY, LOCALE } from '../world/constants.ts'
import { openSession } from '../world/seedWorld.ts'
import type { World } from '../world/world.ts'
import { openLine, type LineHandlers } from './line.ts'
import type { NetworkDevice, Network } from './network.ts'
import type { TabSeat } from './tabSeat.ts'
import { forgetTaps, leaveTaps, watchTaps } from './watchTaps.ts'

const RETRY_MS = 1_000
const FRESHNESS_MS = 4_000
const SESSION_MS = { min: 20_000, max: 3_600_000 }

/** A visitor's tab: the real client core over a simulated network, connection, clock and storage. */
export class SimulatedTab {
  readonly life: Life
  readonly seat: TabSeat
  readonly slip: SlipStore
  readonly session: Session
  readonly live: Live
  readonly settings: SettingsStore
  readonly cash: Cashouts
  readonly client: ApiClient
  /** The bell's count of the current player; undefined without one. */
  unread: UnreadCount | undefined
  /** Whether anything was received since the last check. */
  isMoved = false
  /** Whether what the tab stored, or another one left, is restored. */
  isBack = false
  readonly matches = new Map<string, Match>()
  #token = ''
  #isOnLine = false
  #line: LiveLine | undefined
  /** Listeners for the browser being online again. */
  readonly #returns = new Set<() => void>()
  readonly #world: World

  constructor(world: World, network: Network, seat: TabSeat, number: number) {
    this.#world = world
    this.seat = seat
    this.life = createLife(`${seat.name}.${number}`)
    const { agenda } = world
    const random = world.random.fork(`tab ${this.life.name}`)
    const { life } = this
    const now = (): number => agenda.now() + seat.browser.skew
    const device: NetworkDevice = { life, playerId: seat.playerId, token: () => this.#token }
    const settings = (this.settings = createSettingsStore({ oddsType: 'european' }))
    this.live = createLive({ now, schedule: flush => flush() })
    this.session = createSession({
      client: createClient({
        sportsbookBase: '/api/sportsbook',
        platformBase: '/api/platform',
        locale: LOCALE,
        fetch: network.fetchOf(device),
      }),
      live: this.live,
      tabs: noTabs,
      settings,
    })
    this.client = this.session.client
    const textsIn = (storage: Map<string, string>) => textsOf(world, life, storage)
    const texts = textsIn(seat.storage)
    const clock = {
      now,
      later: (run: () => void, delayMs: number) => agenda.after(delayMs, `timer of ${life.name}`, run, life),
    }
    this.slip = createSlip({
      client: this.session.client,
      live: this.live,
      session: this.session,
      settings,
      currency: currencyOf(CURRENCY)!,
      clock,
      afterGap: run => clock.later(run, random.whole(0, 3_000)),
      onReturn: listener => {
        this.#returns.add(listener)
        return () => void this.#returns.delete(listener)
      },
      storage: texts,
      placements: { texts: textsIn(seat.browser.localStorage), watch: watchOf(life, seat.browser.locks) },
      randomUuid: () => random.uuid(),
      deviceId: () => seat.name,
    })
    this.cash = createCashouts({
      client: this.client,
      live: this.live,
      clock,
      texts,
      randomUuid: () => random.uuid(),
      playerId: () => this.session.getState().player?.id,
    })
    this.#followSession()
    this.#followUnread()
    this.live.onEvent(() => (this.isMoved = true))
    watchTaps(world, this)
    this.live.onGap(channel => channel === channels.locale(LOCALE) && void this.load())
  }

  /** Loads the page: the session, the list of matches, and what the tab stored. */
  async open(): Promise<void> {
    await this.signIn()
    this.#watchFreshness()
    const known = this.session.start()
    void this.load()
    void known.then(() => this.slip.restore()).then(() => (this.isBack = true))
  }

  /** The bettor signs in, unless a player is signed in. */
  async comeBack(): Promise<void> {
    if (this.session.getState().status === 'LOGGED_IN') return
    await this.signIn()
    void this.session.refresh()
  }

  /** Gets a session, as a sign-in would. */
  async signIn(): Promise<void> {
    const { observer, agenda, random, witness } = this.#world
    this.#token = `${this.life.name}-${random.uuid()}`
    const from = agenda.now()
    const until = from + random.whole(SESSION_MS.min, random.chance(0.3) ? 60_000 : SESSION_MS.max)
    witness.sessions.set(this.#token, { playerId: this.seat.playerId, until })
    await openSession(observer, this.seat.playerId, this.#token, { from, until })
  }

  /** Loads the list of matches, as the page does: repeats until it has it. */
  async load(): Promise<void> {
    const answer = await this.client('getMatches', { query: { limit: 40 } })
    if (!answer.ok) {
      this.#world.agenda.after(RETRY_MS, `list again to ${this.life.name}`, () => void this.load(), this.life)
      return
    }
    const matches = toMatches(answer.value.data)
    for (const match of matches) this.matches.set(match.id, match)
    // The connection starts at the position of the first list, so that nothing is missed between the two.
    if (!this.#isOnLine) {
      this.#isOnLine = true
      const connect = async (handlers: LineHandlers) => openLine(this.#world, this.life, handlers)
      const { stream: since } = answer.value
      const visitorNow = this.slip.clock.now
      this.#line = this.live.start(createLine({ connect, locale: LOCALE, since, visitorNow }))
    }
    this.live.store.seed(matches.map(matchSeedOf))
    this.isMoved = true
    this.slip.names.rememberEvents(matches)
  }

  /** Outcomes that this tab shows as open, with their prices. */
  shown(): readonly { readonly key: OutcomeKey; readonly odds: Odds }[] {
    return [...this.matches.values()].flatMap(match =>
      [match.mainMarket, match.secondaryMarket]
        .filter((market): market is Market => market !== undefined)
        .flatMap(market =>
          market.outcomes.flatMap(outcome => {
            const key = {
              matchId: match.id,
              marketId: market.id,
              specifier: market.specifier,
              outcomeId: outcome.id,
            }
            const price = this.live.store.price(key)?.read()
            return price?.availability === 'open' ? [{ key, odds: price.odds }] : []
          }),
        ),
    )
  }

  get pickedCount(): number {
    return this.#picked().length
  }

  isPicked(key: OutcomeKey): boolean {
    return this.#picked().some(selection => outcomeKeyOf(selection) === outcomeKeyOf(key))
  }

  /** Whether the slip has a selection of this match. */
  isOn(matchId: string): boolean {
    return this.#picked().some(selection => selection.matchId === matchId)
  }

  /** The browser reports that the network is back. */
  goOnline(): void {
    for (const listener of Array.from(this.#returns)) listener()
    this.cash.wake()
  }

  /** Whether it is unknown if the server has received the tap. */
  isUnknown(): boolean {
    const { state } = this.slip.getState()
    const { state: quick } = this.slip.quick.getState()
    const isSlip = state.status === 'PROCESSING' && state.answer !== 'delayed'
    return isSlip || (quick.status === 'processing' && quick.answer !== 'delayed')
  }

  /** Whether a bet of the slip, or a quick bet, is being placed. */
  isPlacing(): boolean {
    const isQuick = this.slip.quick.getState().state.status === 'processing'
    return isQuick || this.slip.getState().state.status === 'PROCESSING'
  }

  statusOf(matchId: MatchId): MatchStatus | undefined {
    return this.live.store.matchState(matchId)?.read().status
  }

  /** Whether any cash-out, or that of one bet, is under way or waits for its decision. */
  isCashingOut(betId?: string): boolean {
    const states = Object.values(this.cash.getState().cashouts)
    return states.some(
      ({ status, wish }) =>
        status !== 'done' && status !== 'refused' && (betId === undefined || wish.betId === betId),
    )
  }

  /** Whether no player is signed in here any more, or the server would say so. */
  isSignedOut(): boolean {
    const { witness, agenda } = this.#world
    const { until = 0 } = witness.sessions.get(this.#token) ?? {}
    return this.session.getState().status !== 'LOGGED_IN' || until <= agenda.now()
  }

  kill(): void {
    this.life.end()
    leaveTaps(this.#world, this.seat)
  }

  /** The tab is closed, and its session storage is gone. */
  close(): void {
    this.kill()
    this.seat.storage.clear()
    forgetTaps(this.#world, this.seat)
  }

  #picked(): readonly OutcomeKey[] {
    return this.slip.getState().bets.flatMap(bet => bet.selections)
  }

  /** As the page does once the session is known. */
  #followSession(): void {
    const { cash, client, live, session, settings } = this
    live.connection.subscribe(() => live.connection.read() === 'connected' && cash.wake())
    session.onSignedOut(() => cash.forget())
    session.subscribe(({ player }, before) => {
      if (player && player.id !== before.player?.id) cash.restore()
    })
    const player = (): string | undefined => session.getState().player?.id
    saveChoices({ settings, client, player, onRefused: () => {} })
  }

  /** As the bell in the header does: one count for each player. */
  #followUnread(): void {
    const { client, live, session } = this
    let stop = (): void => {}
    session.subscribe(({ player }, before) => {
      if (player?.id === before.player?.id) return
      stop()
      this.unread = player && createUnread({ client, live, channel: channels.user(player.id) })
      stop = this.unread?.start() ?? (() => {})
    })
  }

  /** The page checks ages while it is visible. */
  #watchFreshness(): void {
    const look = (): void => {
      this.#line?.check()
      this.#world.agenda.after(FRESHNESS_MS, `freshness of ${this.life.name}`, look, this.life)
    }
    look()
  }
}

/** A storage of the browser, into which a tab that has ended writes nothing any more. */
function textsOf(world: World, life: Life, storage: Map<string, string>) {
  return {
    read: (key: string) => storage.get(key),
    write(key: string, text: string) {
      const isStored = world.defect?.keeps?.(key) ?? true
      if (isStored && !life.isOver) storage.set(key, text)
      return true
    },
  }
}

/** Locks of the browser, which are released when their tab ends. */
function watchOf(life: Life, locks: Map<string, Life>) {
  return {
    hold(key: string) {
      locks.set(key, life)
      return () => void locks.delete(key)
    },
    isHeld: async (key: string) => locks.get(key)?.isOver === false,
  }
}
