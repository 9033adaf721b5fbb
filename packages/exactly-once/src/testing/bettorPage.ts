import { carryRequest, type CarriedRequest } from '../carryRequest.ts'
import { createRequestStorage } from '../requestStorage.ts'
import type { Options } from '../types.ts'
import { createUnknownRequests, type UnknownRequests } from '../unknownRequests.ts'
import type { BackEnd, Bet } from './backEnd.ts'
import { isEnd, type BetEvent, type Checks } from './checks.ts'
import type { ManualClock } from './manualClock.ts'

/** What outlives a page: its browser, the network and the checks. */
export interface Scene {
  readonly clock: ManualClock
  readonly checks: Checks
  readonly backEnd: BackEnd
  readonly honoursKeys: boolean
  player: string | undefined
  stored: readonly Bet[]
  isStorageFull: boolean
}

type BetOptions = Omit<Options<Bet, string, string, string>, 'report'>

/** One page load, which shows the bets tapped on it and carries the unknown ones in the background. */
export class BettorPage {
  private readonly scene: Scene
  private readonly reconnects = createListeners()
  private readonly signIns = createListeners()
  private readonly signOuts = createListeners()
  private readonly shown = new Map<Bet, CarriedRequest>()
  private readonly options: BetOptions
  private readonly unknown: UnknownRequests<Bet>
  private isOpen = true

  constructor(scene: Scene) {
    this.scene = scene
    this.options = this.createOptions()
    this.unknown = this.createUnknown()
  }

  tap(bet: Bet): void {
    const one = carryRequest<Bet, string, string, string>(bet, {
      ...this.options,
      report: event => {
        if (!this.isOpen) return
        // Refused after the session ended: that counts only if the key was not sent again.
        if (event.type === 'left-refused' && !this.unknown.dropRefused(bet.key)) return
        this.report(event, bet)
      },
    })
    this.shown.set(bet, one)
  }

  reconnect(): void {
    this.reconnects.notify()
  }

  signIn(player: string): void {
    this.scene.player = player
    this.signIns.notify()
  }

  signOut(): void {
    this.scene.player = undefined
    for (const [bet, one] of this.shown) {
      if (!one.isUnderWay()) continue
      one.leave()
      this.unknown.add(bet)
    }
    this.shown.clear()
    this.signOuts.notify()
  }

  adopt(): Promise<void> {
    return this.unknown.adopt()
  }

  end(): void {
    this.isOpen = false
  }

  private createOptions(): BetOptions {
    const { scene } = this
    const { clock, checks, backEnd } = scene
    const storage = createRequestStorage<Bet>({
      list: {
        read: () => scene.stored,
        write: bets => {
          const isRefused = scene.isStorageFull && bets.length > scene.stored.length
          if (!this.isOpen || isRefused) return false
          scene.stored = bets
          return true
        },
      },
      max: 50,
    })
    const whileOpen = <T>(run: () => Promise<T>): Promise<T> => (this.isOpen ? run() : new Promise(() => {}))
    return {
      clock: { now: clock.now, later: (run, ms) => clock.later(() => this.isOpen && run(), ms) },
      onReconnect: this.reconnects.add,
      honoursKeys: scene.honoursKeys,
      storage,
      send: bet =>
        whileOpen(() => {
          checks.sends(bet, { player: scene.player, isStored: this.isStored(bet.key) })
          return backEnd.send(bet.key)
        }),
      find: ({ key }) =>
        whileOpen(() => {
          checks.looksUp(key)
          return backEnd.find(key)
        }),
      decisionOf: ({ key }) => backEnd.decisionOf(key, () => checks.looksUp(key)),
    }
  }

  private createUnknown(): UnknownRequests<Bet> {
    const { scene, options } = this
    return createUnknownRequests<Bet>({
      clock: scene.clock,
      player: () => scene.player,
      onSignedIn: this.signIns.add,
      onSignedOut: this.signOuts.add,
      storage: options.storage as Parameters<typeof createUnknownRequests<Bet>>[0]['storage'],
      carry: (bet, resumption, onEnd) =>
        carryRequest<Bet, string, string, string>(
          bet,
          {
            ...options,
            report: event => {
              if (!this.isOpen) return
              if (isEnd(event)) onEnd()
              this.report(event, bet)
            },
          },
          resumption,
        ),
      onTooOld: bet => this.report({ type: 'too-old' }, bet),
      onChange: () => {},
    })
  }

  private report(event: BetEvent, bet: Bet): void {
    this.scene.checks.reports(event, bet, { isStored: this.isStored(bet.key) })
  }

  private isStored(key: string): boolean {
    return this.scene.stored.some(bet => bet.key === key)
  }
}

function createListeners() {
  const listeners = new Set<() => void>()
  return {
    add(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(): void {
      for (const listener of Array.from(listeners)) listener()
    },
  }
}
