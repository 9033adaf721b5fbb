/** Which connected clients may do a thing. */
export type Access = 'nobody' | 'subscribers' | 'anyone'

/** What a namespace of channels allows. The words map one to one to Centrifugo's namespace options. */
export interface Namespace {
  /** Who may subscribe without a subscription token. */
  readonly subscribe: 'anyone' | 'signed-in' | 'token-only'
  /** Who may publish from a client; the server always may. */
  readonly publish: Access
  /** Publications kept; 0 means no history, no positions, no recovery. */
  readonly historySize: number
  /** The whole history goes this long after the last publication. */
  readonly historyTtlMs: number
  /** What a returning client gets: nothing, all it missed, or only the latest publication. */
  readonly recovery: 'none' | 'stream' | 'cache'
  /** Who may ask who is there; for nobody, presence counts as not available. */
  readonly presence: Access
  /** Who may read the history beyond what recovery gives. */
  readonly readHistory: Access
  /** Subscribers are told of each other's coming and going. */
  readonly joinLeave: boolean
  /** `#<user>[,<user>]` at the end of a channel name says who may subscribe. */
  readonly userLimited: boolean
  /** The formats of deltas a subscriber may ask for; only with history, whose last publication is the base. */
  readonly allowedDeltaTypes: readonly 'fossil'[]
}

/** Namespace name -> what differs from a closed namespace. The name `''` is for channels without a colon. */
export type Namespaces = Readonly<Record<string, Partial<Namespace>>>

/** Nothing is allowed unless a namespace says so. */
const CLOSED: Namespace = {
  subscribe: 'token-only',
  publish: 'nobody',
  historySize: 0,
  historyTtlMs: 0,
  recovery: 'none',
  presence: 'nobody',
  readHistory: 'nobody',
  joinLeave: false,
  userLimited: false,
  allowedDeltaTypes: [],
}

/** Looks up the rules of a channel; undefined where no such namespace is configured (error 102). */
export type NamespaceOf = (channel: string) => Namespace | undefined

export function createNamespaceOf(namespaces: Namespaces): NamespaceOf {
  const table = new Map(Object.entries(namespaces).map(([name, rules]) => [name, { ...CLOSED, ...rules }]))
  return channel => table.get(namespaceName(channel))
}

export function isAllowed(access: Access, subscribed: boolean): boolean {
  return access === 'anyone' || (access === 'subscribers' && subscribed)
}

export function keepsHistory({ historySize, historyTtlMs }: Namespace): boolean {
  return historySize > 0 && historyTtlMs > 0
}

/** The text before the first colon, private mark removed: `$user:7` is in `user`. */
function namespaceName(channel: string): string {
  const name = channel.startsWith('$') ? channel.slice(1) : channel
  const colon = name.indexOf(':')
  return colon < 0 ? '' : name.slice(0, colon)
}
