/** Which connected clients may do something; "subscribers" are those of the channel. */
export type Access = 'nobody' | 'signed-in-subscribers' | 'subscribers' | 'signed-in' | 'anyone'

/** Which clients get something: none, those that request it when subscribing, or every subscriber. */
export type Grant = 'nobody' | 'on-request' | 'everyone'

/**
 * The permissions and features of a namespace of channels. The values map one to one to Centrifugo's namespace options.
 */
export interface Namespace {
  /** Who may subscribe without a subscription token. */
  readonly subscribe: 'anyone' | 'signed-in' | 'token-only'
  /** Who may publish from a client; the server always may. */
  readonly publish: Access
  /** Number of publications stored; 0 means no history, no positions, no recovery. */
  readonly historySize: number
  /** The whole history expires this long after the last publication. */
  readonly historyTtlMs: number
  /** What a returning client gets: nothing, everything it missed, or only the latest publication. */
  readonly recovery: 'none' | 'stream' | 'cache'
  /** Which clients recover, if recovery is enabled. */
  readonly recoverable: Grant
  /** Which clients get the position in the stream without recovery; clients that recover always get it. */
  readonly positioned: Grant
  /** Who may list the clients in a channel; `off` disables presence. */
  readonly presence: Access | 'off'
  /** Who may read the history outside of recovery. */
  readonly readHistory: Access
  /** Which subscribers receive join and leave events. Those who request them must be allowed to see the presence. */
  readonly joinLeave: Grant
  /** Whether `#<user>[,<user>]` at the end of a channel name restricts who may subscribe. */
  readonly userLimited: boolean
  /** The formats of deltas a subscriber may request; only with history, whose last publication is the base. */
  readonly allowedDeltaTypes: readonly 'fossil'[]
}

/** Namespace name -> overrides of a closed namespace. The name `''` is for channels without a colon. */
export type Namespaces = Readonly<Record<string, Partial<Namespace>>>

/** Nothing is allowed unless a namespace allows it. */
const CLOSED: Namespace = {
  subscribe: 'token-only',
  publish: 'nobody',
  historySize: 0,
  historyTtlMs: 0,
  recovery: 'none',
  recoverable: 'everyone',
  positioned: 'nobody',
  presence: 'off',
  readHistory: 'nobody',
  joinLeave: 'nobody',
  userLimited: false,
  allowedDeltaTypes: [],
}

/** Finds the namespace of a channel; undefined where none is configured (error 102). */
export type NamespaceOf = (channel: string) => Namespace | undefined

export function createNamespaceOf(namespaces: Namespaces): NamespaceOf {
  const table = new Map(Object.entries(namespaces).map(([name, rules]) => [name, { ...CLOSED, ...rules }]))
  return channel => table.get(namespaceName(channel))
}

/** Whether a user may do something in a channel; the empty string is an anonymous visitor. */
export function isAllowed(access: Access, user: string, subscribed: boolean): boolean {
  switch (access) {
    case 'nobody':
      return false
    case 'signed-in-subscribers':
      return subscribed && user !== ''
    case 'subscribers':
      return subscribed
    case 'signed-in':
      return user !== ''
    case 'anyone':
      return true
  }
}

export function isGiven(offer: Grant, isRequested: boolean): boolean {
  return offer === 'everyone' || (offer === 'on-request' && isRequested)
}

export function hasHistory({ historySize, historyTtlMs }: Namespace): boolean {
  return historySize > 0 && historyTtlMs > 0
}

/** The text before the first colon, without the private mark: `$user:7` is in `user`. */
function namespaceName(channel: string): string {
  const name = channel.startsWith('$') ? channel.slice(1) : channel
  const colon = name.indexOf(':')
  return colon < 0 ? '' : name.slice(0, colon)
}
