import type { CallInput, CallReply } from '../calls/types.ts'
import { API_BASES, PLATFORM_ACCEPT, ROUTES, type CallName } from '../routes.ts'
import type { ErrorBodyWire } from '../wire/error.ts'

/** The part of a fetch response that is used. */
type FetchAnswer = { readonly ok: boolean; readonly status: number; text(): Promise<string> }
type FetchInit = {
  method: string
  headers: Record<string, string>
  credentials: 'include'
  body?: string
  /** Actually an AbortSignal: this package has no browser types, and `never` fits any fetch. */
  signal?: never
}

/** Addresses of the APIs, and how requests are sent. */
export type ClientOptions = {
  /** Base address of the Sportsbook API: `/api/sportsbook`, or that of an operator's own back end. */
  readonly sportsbookBase: string
  /** Base address of the Platform API: `/api/platform`. */
  readonly platformBase: string
  /** Base address of the providers' virtual wallet: `/api/virtual-wallet` by default. */
  readonly walletBase?: string
  readonly fetch: (url: string, init: FetchInit) => Promise<FetchAnswer>
  /** Sent as Accept-Language. */
  readonly locale: string
  /** Sent with every call: a header token in a frame, the visitor's cookie on the web server. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Options of one request: a signal that cancels it, and more headers. */
export type CallOptions = {
  readonly signal?: { readonly aborted: boolean }
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Why a call returned no value. `refused`: the answer was a refusal (the body is absent where it is not ours, for
 * example a proxy's page). `offline`: no readable answer arrived, so the call may or may not have been carried out.
 * `cancelled`: by `signal`.
 */
export type CallError =
  | { readonly kind: 'refused'; readonly status: number; readonly body: ErrorBodyWire | undefined }
  | { readonly kind: 'offline' }
  | { readonly kind: 'cancelled' }

/** The answer of a call, or why there is none; a call never rejects. */
export type CallResult<N extends CallName> =
  | { readonly ok: true; readonly value: CallReply<N> }
  | { readonly ok: false; readonly error: CallError }

/** The input is optional where none of its fields is required. */
export type CallArguments<N extends CallName> =
  Record<never, never> extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions]

/** Makes one call of the contract by its name. Never throws for what the network or the server does. */
export type ApiClient = <N extends CallName>(name: N, ...rest: CallArguments<N>) => Promise<CallResult<N>>

type LooseInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * A typed `fetch` for the calls of the contract. Answers are not validated: clients rely on the documented contract.
 */
export function createClient({
  sportsbookBase,
  platformBase,
  walletBase = API_BASES.wallet,
  fetch,
  locale,
  headers,
}: ClientOptions): ApiClient {
  const bases = { sportsbook: sportsbookBase, platform: platformBase, wallet: walletBase }
  return async <N extends CallName>(
    name: N,
    ...[input, options = {}]: CallArguments<N>
  ): Promise<CallResult<N>> => {
    const route = ROUTES[name]
    const isPlatform = route.api === 'platform'
    const media = 'media' in route ? route.media : undefined
    const { body, ...address } = (input ?? {}) as LooseInput
    try {
      const answer = await fetch(bases[route.api] + pathOf(route.path, address), {
        method: route.method,
        credentials: 'include',
        headers: {
          accept: isPlatform ? PLATFORM_ACCEPT : (media ?? 'application/json'),
          'accept-language': locale,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
          ...options.headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // The signal's type is another in each place that provides `fetch`.
        ...(options.signal && { signal: options.signal as never }),
      })
      const text = await answer.text()
      if (answer.ok)
        return { ok: true, value: (media ? text : text ? JSON.parse(text) : null) as CallReply<N> }
      return { ok: false, error: { kind: 'refused', status: answer.status, body: readError(text) } }
    } catch {
      return { ok: false, error: { kind: options.signal?.aborted ? 'cancelled' : 'offline' } }
    }
  }
}

function pathOf(template: string, { params = {}, query = {} }: LooseInput): string {
  const path = template.replace(/:(\w+)/g, (_, key: string) => segmentOf(String(params[key])))
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** A text as one segment of a path. `.` and `..`, also written `%2E`, would be resolved and lead to another call. */
function segmentOf(text: string): string {
  return /^\.\.?$/.test(text) ? text.replaceAll('.', '%252E') : encodeURIComponent(text)
}

function readError(text: string): ErrorBodyWire | undefined {
  try {
    const body = JSON.parse(text) as Partial<ErrorBodyWire> | null
    return typeof body?.code === 'number' ? (body as ErrorBodyWire) : undefined
  } catch {
    return undefined
  }
}
