import { createLife, type Random, type StatementTurn } from '@touchline/testkit'
import type { OutcomeKey } from '@touchline/domain/market'
import { MATCH_STATUS, PROVIDERS, type MatchId } from '@touchline/domain/match'
import { SimulatedTab } from './client/tab.ts'
import type { SimulatedBrowser, TabSeat } from './client/tabSeat.ts'
import type { Network } from './client/network.ts'
import { betOf, customBetOf, tapQuickBet } from './client/betOf.ts'
import { cashOutOf } from './client/cashOutOf.ts'
import { readNotifications } from './client/readNotifications.ts'
import { startBackendLife } from './world/backend.ts'
import { CURRENCY, LOST_WAKES, PLAYERS, SECOND_CURRENCY } from './world/constants.ts'
import type { Fault } from './world/faults.ts'
import type { FeedAct } from './world/feed.ts'
import { reloadRecords } from './world/feedRecords.ts'
import { createTouched } from './world/touched.ts'
import type { World } from './world/world.ts'

/** Actions of players, feed and faults in a seed. */
const ACTS = 40
const PAUSE_MS = { min: 10, max: 800 }
const CORRECTED_AFTER_MS = [200, 4_000] as const
const HELD_MS = { min: 1_000, max: 4_500 }
const RESTART_MS_MAX = 1_500
const TAB_AWAY_MS_MAX = 4_000

type Act = readonly [weight: number, run: () => void | Promise<void>]

/** What happens in a seed, and in which order: drawn from the seed. */
export class Workload {
  readonly #world: World
  readonly #network: Network
  readonly #random: Random
  readonly #seats: readonly TabSeat[]
  readonly #life = createLife('workload')
  readonly #touched = createTouched()
  readonly tabs = new Map<string, SimulatedTab>()
  /** Tables that were written to since the last checks. */
  readonly written = new Set<string>()
  #lives = 0
  #opened = 0
  #acts = 0
  #isCalm = false

  constructor(world: World, network: Network) {
    this.#world = world
    this.#network = network
    this.#random = world.random.fork('workload')
    const browser = (): SimulatedBrowser => {
      const skew = this.#random.pick([0, 0, this.#random.whole(-3_600_000, 3_600_000)])
      if (skew !== 0) world.faults.count('clock skewed')
      return { skew, localStorage: new Map(), locks: new Map() }
    }
    const [one, two, three] = [browser(), browser(), browser()]
    this.#seats = [
      { name: 'a', playerId: PLAYERS[0], browser: one, storage: new Map() },
      { name: 'b', playerId: PLAYERS[0], browser: one, storage: new Map() },
      { name: 'c', playerId: PLAYERS[1], browser: two, storage: new Map() },
      { name: 'd', playerId: PLAYERS[2], browser: three, storage: new Map() },
    ]
  }

  get isOver(): boolean {
    return this.#acts >= ACTS
  }

  async begin(): Promise<void> {
    await this.#silenceOne()
    await this.#boot()
    for (const seat of this.#seats) await this.#open(seat)
    this.#plan()
  }

  /** Ends all faults: nothing is lost any more, everything runs and every tab is open. */
  async calm(): Promise<void> {
    const { weather, feed } = this.#world
    Object.assign(weather, { loss: 0, repeats: 0, delayMax: 30, crashes: 0, gaps: 0, late: 0 })
    this.#isCalm = true
    this.#network.restore()
    for (const provider of PROVIDERS) feed.setSilent(provider, false)
    if (!this.#world.backend) await this.#boot()
    for (const seat of this.#seats) if (!this.tabs.has(seat.name)) await this.#open(seat)
    for (const tab of this.tabs.values()) {
      tab.goOnline()
      await tab.comeBack()
    }
  }

  /** Releases everything, so that the next seed starts empty. */
  async end(): Promise<void> {
    this.#life.end()
    for (const tab of this.tabs.values()) tab.kill()
    const { backend, turnstile } = this.#world
    backend?.life.end()
    if (backend) await turnstile.drop(backend.life)
  }

  /** Where the back end may die: just before a commit is carried out, or anywhere else. */
  async beforeStatement({ text, inTransaction }: StatementTurn): Promise<void> {
    if (this.#isCalm) return
    const { weather } = this.#world
    if (/^commit$/i.test(text)) {
      if (!this.#random.chance(weather.crashes / 2)) return
      return await this.#crash('crash before commit')
    }
    if (!this.#random.chance(inTransaction ? weather.crashes / 30 : weather.crashes / 200)) return
    await this.#crash('crash elsewhere')
  }

  /** Just after: the commit is done, and its answer is lost. */
  async afterStatement(statement: StatementTurn, isDone: boolean): Promise<void> {
    if (!isDone) return
    const tables = this.#touched.record(statement)
    for (const table of tables) this.written.add(table)
    const { weather } = this.#world
    const isCommit = tables.size > 0 && statement.inTransaction
    // Between a commit and its publication is the poll of the outbox.
    const outside = statement.text.startsWith('select * from "outbox"') ? 10 : 80
    const share = isCommit ? weather.crashes / 2 : statement.inTransaction ? 0 : weather.crashes / outside
    if (!this.#isCalm && this.#random.chance(share)) {
      return await this.#crash(isCommit ? 'crash after commit' : 'crash elsewhere')
    }
    if (tables.has('outbox')) this.#wake('outbox', statement)
    if (tables.has('settlement_queue')) this.#wake('settlement', statement)
  }

  /** The notification that a trigger sends at commit. */
  #wake(channel: 'outbox' | 'settlement', { life }: StatementTurn): void {
    const { agenda, backend, faults } = this.#world
    if (!this.#isCalm && this.#random.chance(LOST_WAKES)) return faults.count('wake-up lost')
    agenda.after(this.#random.whole(0, 5), `wake ${channel}`, () => backend?.wake(channel), life)
  }

  async #boot(): Promise<void> {
    const { observer, feed } = this.#world
    const backend = await startBackendLife(this.#world, ++this.#lives)
    this.#world.backend = backend
    // A new listener polls at once for what it missed.
    for (const channel of ['outbox', 'settlement'] as const) backend.wake(channel)
    feed.attach(backend.db, await reloadRecords(observer, feed.matches))
  }

  async #crash(fault: Fault): Promise<void> {
    const { backend, turnstile, streams, feed, trace, agenda, faults } = this.#world
    if (!backend) return
    faults.count(fault)
    trace.note(fault)
    this.#world.backend = undefined
    feed.attach(undefined)
    backend.life.end()
    this.#touched.forget()
    await turnstile.drop(backend.life)
    streams.crash()
    this.#network.cutOff()
    const pause = this.#random.whole(50, RESTART_MS_MAX)
    agenda.after(
      pause,
      'back end starts again',
      () => (this.#world.backend ? undefined : this.#boot()),
      this.#life,
    )
  }

  async #open(seat: TabSeat): Promise<void> {
    const tab = new SimulatedTab(this.#world, this.#network, seat, ++this.#opened)
    this.tabs.set(seat.name, tab)
    await tab.open()
  }

  /** The next act, some time from now. */
  #plan(): void {
    if (this.isOver) return
    this.#world.agenda.after(
      this.#random.whole(PAUSE_MS.min, PAUSE_MS.max),
      `act ${this.#acts + 1}`,
      async () => {
        this.#acts++
        await this.#act()
        this.#plan()
      },
      this.#life,
    )
  }

  async #act(): Promise<void> {
    const acts: readonly Act[] = [
      [30, () => betOf(this.#world, this.#anyTab(), this.#random)],
      [4, () => tapQuickBet(this.#world, this.#anyTab(), this.#random)],
      [2, () => customBetOf(this.#anyTab(), this.#random)],
      [9, () => this.#decideVip()],
      [3, () => this.#chooseCurrency()],
      [9, () => this.#cashOut()],
      [3, () => this.#correct()],
      [4, () => this.#endOne()],
      [16, () => this.#turnOfFeed()],
      [3, () => this.#killTab()],
      [1, () => this.#expire()],
      [3, () => this.#flipProvider()],
      [4, () => this.#holdMatch()],
      [2, () => this.#chooseMode()],
      [3, () => void readNotifications(this.#world, this.#anyTab(), this.#random)],
      [4, () => this.#changeWeather()],
    ]
    let draw = this.#random.next() * acts.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, run] of acts) {
      draw -= weight
      if (draw < 0) return await run()
    }
  }

  #anyTab(): SimulatedTab | undefined {
    return this.tabs.size > 0 ? this.#random.pick([...this.tabs.values()]) : undefined
  }

  #turnOfFeed(): void {
    const { feed, backend, faults } = this.#world
    if (!backend) return
    const match = this.#random.pick([...feed.matches.values()])
    const acts = feed.actsOf(match)
    if (acts.length === 0) return
    const act = this.#random.pick(acts)
    const isUnderWay = [...this.tabs.values()].some(
      tab => tab.slip.getState().state.status === 'PROCESSING' && tab.isOn(match.id),
    )
    this.#run(act, match.id, () => {
      if (isUnderWay && act === 'move') faults.count('odds moved in flight')
      if (isUnderWay && (act === 'suspend' || act === 'goal')) faults.count('suspended in flight')
    })
  }

  /** @param onDone called when it is committed and has changed something */
  #run(act: FeedAct, matchId: string, onDone?: () => void): void {
    const { feed, trace } = this.#world
    trace.note(`feed: ${act} ${matchId}`)
    this.#await(feed.act(matchId, act), onDone)
  }

  #await(work: Promise<boolean>, onDone = (): void => {}): void {
    const { witness } = this.#world
    void work
      .then(isDone => isDone && onDone())
      .catch((error: unknown) => witness.errors.push(`feed: ${String(error)}`))
  }

  /** Now and then the match of the bet ends while its cash-out is under way. */
  #cashOut(): void {
    const { agenda, feed, faults } = this.#world
    const endOf = (matchId: string, isUnderWay: () => boolean): void => {
      if (!this.#random.chance(0.7)) return
      const end = (): void => {
        const isAgainst = isUnderWay()
        this.#run('finish', matchId, () => isAgainst && faults.count('cash-out against settlement'))
      }
      if (feed.matches.get(matchId)?.status !== MATCH_STATUS.finished) {
        const pause = this.#random.whole(0, this.#random.pick([80, 200, 2_500]))
        agenda.after(pause, `end of ${matchId}`, end, this.#life)
      }
    }
    void cashOutOf(this.#anyTab(), this.#random, endOf)
  }

  /** Later a match with open bets ends, and more often than others its results are corrected soon. */
  #endOne(): void {
    if (this.#acts < ACTS / 2) return
    const { feed, agenda } = this.#world
    const ids = new Set(this.#wagered().map(({ matchId }) => matchId))
    const open = [...ids].filter(id => feed.matches.get(id)?.status !== MATCH_STATUS.finished)
    if (open.length === 0) return
    this.#run('finish', this.#random.pick(open))
    for (let times = this.#random.whole(0, 2); times > 0; times--) {
      agenda.after(
        this.#random.whole(...CORRECTED_AFTER_MS),
        'a look at the results',
        () => this.#correct(),
        this.#life,
      )
    }
  }

  /** The feed takes a result back, or sends another. */
  #correct(): void {
    const { feed, backend, trace } = this.#world
    if (!backend) return
    trace.note('feed: a look at the results')
    this.#await(feed.correct(this.#wagered()))
  }

  /** Outcomes with open bets. */
  #wagered(): readonly OutcomeKey[] {
    const bets = [...this.#world.witness.accepted].flatMap(([id, { bets: acknowledged }]) =>
      acknowledged.filter(bet => bet.id === id),
    )
    return bets.flatMap(({ selections }) =>
      selections.map(leg => ({
        matchId: leg.match_id as MatchId,
        marketId: leg.market_id,
        specifier: leg.specifier,
        outcomeId: leg.outcome_id,
      })),
    )
  }

  /** A trader accepts or refuses a bet that waits for it. */
  async #decideVip(): Promise<void> {
    const { observer, backend, witness, trace } = this.#world
    const { rows } = await observer.query<{ id: string }>(
      `select id from bets where status = 'submitted' and vip and not trader_accepted order by id limit 1`,
    )
    const [bet] = rows
    if (!bet || !backend) return
    const isAccepted = this.#random.chance(0.75)
    trace.note(`trader: ${isAccepted ? 'takes' : 'refuses'} ${bet.id}`)
    void backend
      .decideVip(bet.id, isAccepted)
      .catch((error: unknown) => witness.errors.push(`trader: ${String(error)}`))
  }

  #chooseCurrency(): void {
    const tabs = [...this.tabs.values()].filter(tab => tab.session.getState().accounts.length > 1)
    if (tabs.length === 0) return
    void this.#random.pick(tabs).session.chooseCurrency(this.#random.pick([CURRENCY, SECOND_CURRENCY]))
  }

  #killTab(): void {
    const tab = this.#anyTab()
    if (!tab) return
    const { agenda, faults } = this.#world
    const isClosed = this.#random.chance(0.5)
    faults.count(isClosed ? 'tab killed' : 'tab reloaded')
    if (isClosed) tab.close()
    else tab.kill()
    this.tabs.delete(tab.seat.name)
    const open = (): Promise<void> | undefined =>
      this.tabs.has(tab.seat.name) ? undefined : this.#open(tab.seat)
    agenda.after(
      this.#random.whole(100, TAB_AWAY_MS_MAX),
      `tab ${tab.seat.name} opened again`,
      open,
      this.#life,
    )
  }

  async #expire(): Promise<void> {
    const { observer, agenda, faults, witness } = this.#world
    const player = this.#random.pick(PLAYERS)
    const now = agenda.now()
    for (const session of witness.sessions.values()) {
      if (session.playerId === player) session.until = Math.min(session.until, now)
    }
    const isHere = [...this.tabs.values()].some(
      tab => tab.seat.playerId === player && tab.session.getState().status === 'LOGGED_IN',
    )
    const { rowCount } = await observer.query(
      'update sessions set expires_at = $1 where player_id = $2 and expires_at > $1',
      [now, player],
    )
    if (isHere && rowCount) faults.count('session expired')
  }

  /** A slow reader of a match in play makes the feed wait. */
  #holdMatch(): void {
    const { feed, backend, faults, witness } = this.#world
    const live = [...feed.matches.values()].filter(({ status }) => status === MATCH_STATUS.live)
    if (!backend || live.length === 0) return
    faults.count('match held')
    void backend
      .holdMatch(this.#random.pick(live).id, this.#random.whole(HELD_MS.min, HELD_MS.max))
      .catch((error: unknown) => witness.errors.push(`held match: ${String(error)}`))
  }

  /** A provider stops sending, or sends heartbeats again; the back end detects it. */
  #flipProvider(): void {
    const { feed } = this.#world
    const provider = this.#random.pick(PROVIDERS)
    feed.setSilent(provider, !feed.silent.has(provider))
  }

  /** Good spells and bad ones: losses come in bursts. */
  #changeWeather(): void {
    const { weather, trace } = this.#world
    weather.loss = this.#random.pick([0, 0, 0.05, 0.15, 0.3])
    trace.note(`weather: loss ${weather.loss}`)
  }

  /** In some seeds a provider has been silent for a while when they begin. */
  async #silenceOne(): Promise<void> {
    const { feed, observer } = this.#world
    if (!this.#random.chance(0.4)) return
    const provider = this.#random.pick(PROVIDERS)
    feed.setSilent(provider, true)
    await observer.query('update providers set alive_at = alive_at - $1 where provider = $2', [
      this.#random.whole(10_000, 19_000),
      provider,
    ])
  }

  #chooseMode(): void {
    this.#anyTab()?.settings.chooseOddsAcceptMode(this.#random.pick(['none', 'higher', 'any']))
  }
}
