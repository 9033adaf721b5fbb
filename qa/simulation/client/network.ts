import type { CallInput, CallReply } from '@touchline/contract'
import { IDEMPOTENCY_HEADER, ROUTES } from '@touchline/contract'
import type { Life, Random } from '@touchline/testkit'
import type { BackendAnswer, Request } from '../world/backendLife.ts'
import type { World } from '../world/world.ts'

type FetchInit = {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}
type FetchAnswer = { readonly ok: boolean; readonly status: number; text(): Promise<string> }

/** A device on the network. */
export interface NetworkDevice {
  readonly life: Life
  readonly playerId: string
  /** The session's token, as it is when a request leaves. */
  readonly token: () => string
}

const PLACE_BETS = `/api/sportsbook${ROUTES.placeBets.path}`
/** A connection that is cut is noticed within this time, or hangs. */
const CUT_MS_MAX = 3_000
const HUNG_MS_MAX = 20_000

/** The network between the tabs and the back end: it loses, repeats, delays and reorders. */
export class Network {
  readonly #world: World
  readonly #random: Random
  /** Requests that fail when the back end dies. */
  readonly #open = new Set<() => void>()
  /** Requests that get no answer, each with the function that cancels its timeout. */
  readonly #hung = new Map<() => void, () => void>()
  /** Placements that have reached the back end. */
  readonly #seen = new Set<string>()
  #sent = 0
  #lastArrived = 0

  constructor(world: World) {
    this.#world = world
    this.#random = world.random.fork('network')
  }

  /** `fetch` as a tab has it. */
  fetchOf(device: NetworkDevice): (url: string, init: FetchInit) => Promise<FetchAnswer> {
    return (url, init) =>
      new Promise((resolve, reject) => {
        const headers = { ...init.headers, 'x-session-token': device.token() }
        const request = marked({ method: init.method, url, headers, body: init.body })
        this.#witnessTap(request)
        const { takesFor } = this.#world.defect ?? {}
        const take = (answer: BackendAnswer | undefined): void => {
          const taken = takesFor && isPlacement(request) ? takesFor(answer) : answer
          if (!taken) return reject(new TypeError('Failed to fetch'))
          const { status, text } = taken
          resolve({ ok: status >= 200 && status < 300, status, text: async () => text })
        }
        this.#send(device, request, take, () => take(undefined))
      })
  }

  /** The back end died: pending requests fail with a lost connection. */
  cutOff(): void {
    for (const cut of this.#open) cut()
    this.#open.clear()
  }

  #send(
    device: NetworkDevice,
    request: Request,
    resolve: (answer: BackendAnswer) => void,
    fail: () => void,
  ): void {
    const { weather, faults, trace } = this.#world
    const key = request.headers[IDEMPOTENCY_HEADER]?.slice(0, 8)
    const name = `${request.method} ${request.url.replace('/api', '')}${key ? ` ${key}` : ''} of ${device.life.name}`
    if (key) trace.note(`sent: ${name}`)
    const copies = this.#random.chance(weather.repeats) ? 2 : 1
    let arrived = 0
    for (let copy = 0; copy < copies; copy++) {
      if (this.#random.chance(weather.loss)) {
        faults.count('request lost')
        trace.note(`lost on the way there: ${name}`)
        this.#failLater(device, fail)
        continue
      }
      this.#after(`→ ${name}`, undefined, () => {
        if (++arrived === 2) faults.count('request repeated')
        this.#deliver(device, request, name, resolve, fail)
      })
    }
  }

  #deliver(
    device: NetworkDevice,
    request: Request,
    name: string,
    resolve: (answer: BackendAnswer) => void,
    fail: () => void,
  ): void {
    const { backend, weather, faults, trace } = this.#world
    if (!backend) return this.#failLater(device, fail)
    const id = `${device.life.name} ${request.headers[IDEMPOTENCY_HEADER] ?? ''}`
    const isRepeat = request.headers[IDEMPOTENCY_HEADER] !== undefined && this.#seen.has(id)
    this.#seen.add(id)
    const cut = (): void => this.#failLater(device, fail)
    this.#open.add(cut)
    const number = ++this.#sent
    const arrivedAt = this.#world.agenda.now()
    const { tamper } = this.#world.defect ?? {}
    const sent = tamper ? tamper(request, isRepeat, this.#random) : request
    void backend.handle(sent).then(answer => {
      this.#open.delete(cut)
      this.#witness(device, request, answer, arrivedAt)
      if (this.#random.chance(weather.loss)) {
        faults.count('response lost')
        trace.note(`lost on the way back: ${answer.status} to ${name}`)
        return this.#failLater(device, fail)
      }
      this.#after(`← ${answer.status} to ${name}`, device.life, () => {
        if (number < this.#lastArrived) faults.count('answers out of order')
        this.#lastArrived = Math.max(this.#lastArrived, number)
        resolve(answer)
      })
    })
  }

  /** What a tap meant is in the first request with its key. */
  #witnessTap(request: Request): void {
    const { headers, body } = request
    const { tapped } = this.#world.witness
    const key = headers[IDEMPOTENCY_HEADER]
    if (!isPlacement(request) || key === undefined || tapped.has(key)) return
    const { bets } = JSON.parse(body ?? '') as CallInput<'placeBets'>['body']
    tapped.set(
      key,
      bets.map(({ custom_odds: joint, selections }) =>
        joint === undefined ? selections.map(({ odds }) => odds) : [joint],
      ),
    )
  }

  /** The server's answer counts even if it does not arrive. */
  #witness(
    device: NetworkDevice,
    request: Request,
    { status, text }: BackendAnswer,
    arrivedAt: number,
  ): void {
    const { witness } = this.#world
    if (status >= 500 && status !== 503) {
      witness.failures.push(['no 5xx', `${status} to ${request.method} ${request.url}: ${text}`])
    }
    if (!isPlacement(request) || status !== 200) return
    const session = witness.sessions.get(request.headers['x-session-token'] ?? '')
    if (!session || session.until < arrivedAt) {
      witness.failures.push(['M11', 'a bet was taken from a session that was over'])
    }
    const { data } = JSON.parse(text) as CallReply<'placeBets'>
    const receipt = { playerId: device.playerId, bets: data }
    for (const bet of data) if (!witness.accepted.has(bet.id)) witness.accepted.set(bet.id, receipt)
  }

  #after(label: string, life: Life | undefined, run: () => void): void {
    const { weather, faults, agenda } = this.#world
    const isSlow = this.#random.chance(0.2)
    const delay = this.#random.whole(1, isSlow ? weather.delayMax : Math.min(60, weather.delayMax))
    const arrive = (): void => {
      if (delay > 500) faults.count('request delayed')
      run()
    }
    agenda.after(delay, label, arrive, life)
  }

  /** The network works again: hanging requests fail at once, and are repeated by those who still need them. */
  restore(): void {
    for (const [hung, callOff] of this.#hung) {
      callOff()
      hung()
    }
    this.#hung.clear()
  }

  /** Most losses are noticed soon, the rest hangs. */
  #failLater(device: NetworkDevice, fail: () => void): void {
    const isSoon = this.#random.chance(0.7)
    const delay = this.#random.whole(1, isSoon ? CUT_MS_MAX : HUNG_MS_MAX)
    const end = (): void => {
      this.#hung.delete(end)
      if (!device.life.isOver) fail()
    }
    this.#hung.set(end, this.#world.agenda.after(delay, `line of ${device.life.name} cut`, end, device.life))
  }
}

function isPlacement({ method, url }: Request): boolean {
  return method === 'POST' && url === PLACE_BETS
}

/** Marks the bets themselves with the tap they came from, whatever happens to the key. */
function marked(request: Request): Request {
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (!isPlacement(request) || key === undefined) return request
  const body = JSON.parse(request.body ?? '') as CallInput<'placeBets'>['body']
  return { ...request, body: JSON.stringify({ ...body, meta: { ...body.meta, device_id: key } }) }
}
