import type { CarriedRequest } from './carryRequest.ts'
import { resumptionOf, type Resumption, type StoredRequest } from './resumption.ts'
import type { RequestStorage } from './requestStorage.ts'
import type { Clock } from './types.ts'

interface UnknownOptions<Request> {
  readonly clock: Pick<Clock, 'now'>
  /** Id of the player who is signed in now. */
  readonly player: () => string | undefined
  /** Another player is signed in than before; returns a function that ends it. */
  readonly onSignedIn: (listener: () => void) => () => void
  readonly onSignedOut: (listener: () => void) => () => void
  /** Absent where nothing outlives the page. */
  readonly storage: RequestStorage<Request> | undefined
  /** Carries it to its end, and calls `onEnd` before it tells of it. */
  readonly carry: (
    request: Request,
    resumption: Exclude<Resumption, 'none'>,
    onEnd: () => void,
  ) => CarriedRequest
  /** It is too old to ask about: its player sees elsewhere what became of it. */
  readonly onTooOld: (request: Request) => void
  readonly onChange: (waiting: readonly Request[]) => void
}

/** Requests that no view shows any more, and whose end is not known. */
export interface UnknownRequests<Request> {
  /** Its end is not known: it waits for its player. */
  add(request: Request): void
  has(key: string): boolean
  /** Its first request was refused after all: false where that says nothing, since another went out or ended it. */
  dropUnasked(key: string): boolean
  /** Takes what closed pages left, now and at each sign-in from now on. */
  adopt(): Promise<void>
  stop(): void
}

/** Learns what became of requests as the player who made them, and never as another ([PLACE-34]). */
export function createUnknownRequests<Request extends StoredRequest & { readonly key: string }>(
  options: UnknownOptions<Request>,
): UnknownRequests<Request> {
  const { clock, player, storage, carry, onTooOld, onChange } = options
  const waiting = new Map<string, Request>()
  const carried = new Map<string, CarriedRequest>()
  const asked = new Set<string>()
  let mayAdopt = false

  function add(request: Request): void {
    waiting.set(request.key, request)
    onChange([...waiting.values()])
    storage?.put(request)
    resume(request)
  }

  function isOurs(request: Request): boolean {
    return request.player !== undefined && request.player === player()
  }

  function drop(key: string): void {
    carried.get(key)?.stop()
    carried.delete(key)
    waiting.delete(key)
    onChange([...waiting.values()])
    storage?.remove(key)
  }

  function resume(request: Request): void {
    const { key } = request
    if (carried.has(key)) return
    const resumption = resumptionOf(request, player(), clock.now())
    if (resumption === 'none') {
      if (!isOurs(request)) return
      drop(key)
      return onTooOld(request)
    }
    asked.add(key)
    const one = carry(request, resumption, () => drop(key))
    if (one.isUnderWay()) carried.set(key, one)
  }

  function leaveAll(): void {
    for (const one of carried.values()) one.leave()
    carried.clear()
  }

  async function adopt(): Promise<void> {
    mayAdopt = true
    for (const request of (await storage?.orphans()) ?? []) {
      if (isOurs(request) && !waiting.has(request.key)) add(request)
    }
  }

  const stops = [
    options.onSignedIn(() => {
      for (const request of Array.from(waiting.values())) resume(request)
      if (mayAdopt) void adopt()
    }),
    options.onSignedOut(leaveAll),
  ]
  return {
    add,
    has: key => waiting.has(key),
    dropUnasked(key) {
      if (!waiting.has(key) || asked.has(key)) return false
      drop(key)
      return true
    },
    adopt,
    stop() {
      leaveAll()
      for (const stop of stops) stop()
    },
  }
}
