import { createLife, type StatementTurn } from '@touchline/testkit'
import { PROVIDERS } from '@touchline/domain'
import { Tab, type TabSeat } from './client/tab.ts'
import type { Network } from './client/network.ts'
import type { Backend } from './world/backend.ts'
import { PLAYERS } from './world/constants.ts'
import { Violation } from './world/violation.ts'
import type { World } from './world/world.ts'

/** Things that players, feed and misfortune do in a seed. */
const ACTS = 70
const PAUSE_MS = { min: 20, max: 1_500 }
const RESTART_MS_MAX = 2_000
/** After the network is well again every outcome is known within this. */
const DEFINITE_WITHIN_MS = 70_000
const QUIET_MS = 12_000

type Act = readonly [weight: number, run: () => void | Promise<void>]

/** What happens in a seed, and in which order: drawn from the seed. */
export class Workload {
  readonly #world: World
  readonly #network: Network
  readonly #start: (world: World, number: number) => Promise<Backend>
  readonly #random
  readonly #seats: TabSeat[]
  readonly #tabs = new Map<string, Tab>()
  readonly #life = createLife('workload')
  #lives = 0
  #opened = 0
  #acts = 0
  #isCalm = false

  constructor(world: World, network: Network, start: (world: World, number: number) => Promise<Backend>) {
    this.#world = world
    this.#network = network
    this.#start = start
    this.#random = world.random.fork('workload')
    const skew = (): number => this.#random.pick([0, 0, this.#random.whole(-3_600_000, 3_600_000)])
    this.#seats = [
      { name: 'a', playerId: PLAYERS[0], skew: skew(), storage: new Map() },
      { name: 'b', playerId: PLAYERS[0], skew: skew(), storage: new Map() },
      { name: 'c', playerId: PLAYERS[1], skew: skew(), storage: new Map() },
    ]
    for (const seat of this.#seats) if (seat.skew !== 0) world.faults.count('clock skewed')
  }

  get isOver(): boolean {
    return this.#acts >= ACTS
  }

  async begin(): Promise<void> {
    await this.#boot()
    for (const seat of this.#seats) await this.#open(seat)
    this.#world.faults.count('two tabs')
    this.#plan()
  }

  /** The weather clears; then nothing may stay open, and everybody must see the same. */
  async heal(turn: () => Promise<boolean>): Promise<void> {
    const { weather, agenda, feed } = this.#world
    Object.assign(weather, { loss: 0, repeats: 0, delayMax: 30, crashes: 0, gaps: 0 })
    this.#isCalm = true
    this.#network.restore()
    for (const provider of PROVIDERS) feed.setSilent(provider, false)
    if (!this.#world.backend) await this.#boot()
    for (const seat of this.#seats) if (!this.#tabs.has(seat.name)) await this.#open(seat)
    const definiteBy = agenda.now() + DEFINITE_WITHIN_MS
    const quietAt = definiteBy + QUIET_MS
    while ((agenda.nextAt() ?? Infinity) <= definiteBy && (await turn()));
    for (const tab of this.#tabs.values()) {
      if (tab.slip.getState().state.status === 'PROCESSING') {
        throw new Violation('I8', `${tab.life.name} still does not know what became of its bet`)
      }
    }
    while ((agenda.nextAt() ?? Infinity) <= quietAt && (await turn()));
  }

  /** Lets go of everything, so that the next seed finds nobody. */
  async end(): Promise<void> {
    this.#life.end()
    for (const tab of this.#tabs.values()) tab.kill()
    const { backend, turnstile } = this.#world
    backend?.life.end()
    if (backend) await turnstile.drop(backend.life)
  }

  /** Where the back end may die: just before a commit is carried out, or anywhere else. */
  async beforeStatement({ text, inTransaction }: StatementTurn): Promise<void> {
    if (this.#isCalm) return
    const { weather, faults } = this.#world
    if (/^commit$/i.test(text)) {
      if (!this.#random.chance(weather.crashes / 2)) return
      faults.count('crash before commit')
      return await this.#crash('before commit')
    }
    if (!this.#random.chance(inTransaction ? weather.crashes / 40 : weather.crashes / 200)) return
    faults.count('crash elsewhere')
    await this.#crash('elsewhere')
  }

  /** Just after: the commit holds and nobody was told. */
  async afterStatement({ text, life }: StatementTurn, isDone: boolean): Promise<void> {
    const { weather, faults, backend, agenda } = this.#world
    if (!isDone || !/^commit$/i.test(text)) return
    if (!this.#isCalm && this.#random.chance(weather.crashes / 2)) {
      faults.count('crash after commit')
      return await this.#crash('after commit')
    }
    for (const channel of ['outbox', 'settlement'] as const) {
      if (!this.#isCalm && this.#random.chance(0.1)) {
        faults.count('wake-up lost')
        continue
      }
      agenda.after(this.#random.whole(0, 5), `wake ${channel}`, () => backend?.wake(channel), life)
    }
  }

  async #boot(): Promise<void> {
    const backend = await this.#start(this.#world, ++this.#lives)
    this.#world.backend = backend
    this.#world.feed.attach(backend.db)
  }

  async #crash(when: string): Promise<void> {
    const { backend, turnstile, streams, feed, trace, agenda } = this.#world
    if (!backend) return
    trace.note(`crash ${when}`)
    this.#world.backend = undefined
    feed.attach(undefined)
    backend.life.end()
    await turnstile.drop(backend.life)
    streams.crash()
    this.#network.cutOff()
    agenda.after(
      this.#random.whole(50, RESTART_MS_MAX),
      'back end starts again',
      () => this.#boot(),
      this.#life,
    )
  }

  async #open(seat: TabSeat): Promise<void> {
    const tab = new Tab(this.#world, this.#network, seat, ++this.#opened)
    this.#tabs.set(seat.name, tab)
    await tab.open()
  }

  /** The next act, some time from now. */
  #plan(): void {
    if (this.isOver) return
    const pause = this.#random.whole(PAUSE_MS.min, PAUSE_MS.max)
    this.#world.agenda.after(
      pause,
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
      [14, () => this.#bet()],
      [8, () => this.#turnOfFeed()],
      [1, () => this.#killTab()],
      [1, () => this.#expire()],
      [1, () => this.#flipProvider()],
    ]
    let draw = this.#random.next() * acts.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, run] of acts) {
      draw -= weight
      if (draw < 0) return await run()
    }
  }

  #anyTab(): Tab {
    return this.#random.pick([...this.#tabs.values()])
  }

  /** The next thing a bettor does with their slip. */
  async #bet(): Promise<void> {
    const tab = this.#anyTab()
    const { slip } = tab
    const { state, bets } = slip.getState()
    switch (state.status) {
      case 'PROCESSING':
        this.#world.faults.count('double tap')
        return slip.place()
      case 'ODDS_CHANGED':
        return slip.dispatch({ type: 'odds-accepted' })
      case 'SUCCESS':
      case 'ERROR':
        slip.dispatch({ type: 'dismissed' })
        return slip.dispatch({ type: 'cleared' })
      case 'INITIAL':
        break
    }
    if (tab.session.getState().status !== 'LOGGED_IN') {
      await tab.signIn()
      return void tab.session.refresh()
    }
    if (bets.length === 0 || this.#random.chance(0.2)) {
      const shown = tab.shown().filter(({ key }) => !tab.isPicked(key))
      if (shown.length === 0) return void tab.load()
      const { key, odds } = this.#random.pick(shown)
      slip.pick(key, odds)
    }
    if (slip.getState().bets.length > 1 && this.#random.chance(0.5)) {
      slip.dispatch({ type: 'bet-type-chosen', betType: 'combo' })
    }
    for (const bet of slip.getState().bets) {
      const stake = this.#random.whole(1, 30) * 100
      slip.dispatch({ type: 'stake-set', betId: bet.id, stake, source: 'stake' })
    }
    slip.place()
  }

  #turnOfFeed(): void {
    const { feed, backend } = this.#world
    if (!backend) return
    const match = this.#random.pick([...feed.matches.values()])
    const acts = feed.actsOf(match)
    if (acts.length === 0) return
    const act = this.#random.pick(acts)
    this.#world.trace.note(`feed: ${act} ${match.id}`)
    void feed.act(match.id, act).catch((error: unknown) => {
      this.#world.witness.errors.push(String(error))
    })
  }

  async #killTab(): Promise<void> {
    const tab = this.#anyTab()
    this.#world.faults.count('tab killed')
    tab.kill()
    this.#tabs.delete(tab.seat.name)
    this.#world.agenda.after(
      this.#random.whole(100, 8_000),
      `tab ${tab.seat.name} opened again`,
      () => this.#open(tab.seat),
      this.#life,
    )
  }

  async #expire(): Promise<void> {
    const { observer, agenda, faults } = this.#world
    faults.count('session expired')
    await observer.query('update sessions set expires_at = $1 where player_id = $2', [
      agenda.now(),
      this.#random.pick(PLAYERS),
    ])
  }

  #flipProvider(): void {
    const { feed, faults } = this.#world
    const provider = this.#random.pick(PROVIDERS)
    const isSilent = !feed.silent.has(provider)
    feed.setSilent(provider, isSilent)
    faults.count(isSilent ? 'provider down' : 'provider up again')
  }
}
