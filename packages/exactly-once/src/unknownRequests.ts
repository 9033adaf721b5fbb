import type { CarriedRequest } from './carryRequest.ts'
import { resumptionOf, type Resumption, type StoredRequest } from './resumption.ts'
import type { RequestStorage } from './requestStorage.ts'
import type { RequestClock } from './types.ts'

interface UnknownOptions<Request> {
  readonly clock: Pick<RequestClock, 'now'>
  /** Id of the player who is signed in now. */
  readonly player: () => string | undefined
  /** Called when another player signs in; returns a release function. */
  readonly onSignedIn: (listener: () => void) => () => void
  readonly onSignedOut: (listener: () => void) => () => void
  /** Absent where nothing outlives the page. */
  readonly storage: RequestStorage<Request> | undefined
  /** Carries it to its result, and calls `onEnd` before it reports the result. */
  readonly carry: (
    request: Request,
    resumption: Exclude<Resumption, 'none'>,
    onEnd: () => void,
  ) => CarriedRequest
  /** It is too old to be resumed: its player can see the result elsewhere. */
  readonly onTooOld: (request: Request) => void
  readonly onChange: (waiting: readonly Request[]) => void
}

/** Requests with an unknown result that no view shows. */
export interface UnknownRequests<Request> {
  /** Adds a request whose result is unknown; it waits for its player. */
  add(request: Request): void
  has(key: string): boolean
  /**
   * Its first attempt was refused after all. False where that proves nothing: another attempt was sent since, or it has
   * ended.
   */
  dropRefused(key: string): boolean
  /** Takes over the requests of closed pages, now and at each sign-in from now on. */
  adopt(): Promise<void>
  stop(): void
}

/** Finds out the results of requests, only while the player who made them is signed in ([PLACE-34]). */
export function createUnknownRequests<Request extends StoredRequest & { readonly key: string }>(
  options: UnknownOptions<Request>,
): UnknownRequests<Request> {
  const requests = new UnknownList(options)
  let mayAdopt = false
  const adopt = async (): Promise<void> => {
    mayAdopt = true
    await requests.adopt()
  }
  const stops = [
    options.onSignedIn(() => {
      requests.resumeAll()
      if (mayAdopt) void adopt()
    }),
    options.onSignedOut(() => requests.leaveAll()),
  ]
  return {
    add: request => requests.add(request),
    has: key => requests.has(key),
    dropRefused: key => requests.dropRefused(key),
    adopt,
    stop() {
      requests.leaveAll()
      for (const stop of stops) stop()
    },
  }
}

class UnknownList<Request extends StoredRequest & { readonly key: string }> {
  private readonly options: UnknownOptions<Request>
  private readonly waiting = new Map<string, Request>()
  private readonly carried = new Map<string, CarriedRequest>()
  private readonly resumed = new Set<string>()

  constructor(options: UnknownOptions<Request>) {
    this.options = options
  }

  has(key: string): boolean {
    return this.waiting.has(key)
  }

  add(request: Request): void {
    this.waiting.set(request.key, request)
    this.reportChange()
    this.options.storage?.put(request)
    this.resume(request)
  }

  dropRefused(key: string): boolean {
    if (!this.waiting.has(key) || this.resumed.has(key)) return false
    this.drop(key)
    return true
  }

  resumeAll(): void {
    for (const request of Array.from(this.waiting.values())) this.resume(request)
  }

  leaveAll(): void {
    for (const one of this.carried.values()) one.leave()
    this.carried.clear()
  }

  async adopt(): Promise<void> {
    for (const request of (await this.options.storage?.orphans()) ?? []) {
      if (this.isOurs(request) && !this.waiting.has(request.key)) this.add(request)
    }
  }

  private resume(request: Request): void {
    const { player, clock, carry, onTooOld } = this.options
    const { key } = request
    if (this.carried.has(key)) return
    const resumption = resumptionOf(request, player(), clock.now())
    if (resumption === 'none') {
      if (!this.isOurs(request)) return
      this.drop(key)
      return onTooOld(request)
    }
    this.resumed.add(key)
    const one = carry(request, resumption, () => this.drop(key))
    if (one.isUnderWay()) this.carried.set(key, one)
  }

  private isOurs(request: Request): boolean {
    return request.player !== undefined && request.player === this.options.player()
  }

  private drop(key: string): void {
    this.carried.get(key)?.stop()
    this.carried.delete(key)
    this.waiting.delete(key)
    this.reportChange()
    this.options.storage?.remove(key)
  }

  private reportChange(): void {
    this.options.onChange([...this.waiting.values()])
  }
}
