/** The types of a command's fields; `count` is a non-negative integer. */
interface FieldTypes {
  string: string
  boolean: boolean
  count: number
  integer: number
  object: Readonly<Record<string, unknown>>
  json: unknown
}

/** Every method of the protocol with the fields the hub uses; unknown fields are ignored. */
const FIELDS = {
  connect: { token: 'string', subs: 'object' },
  subscribe: {
    channel: 'string',
    token: 'string',
    recover: 'boolean',
    offset: 'count',
    epoch: 'string',
    positioned: 'boolean',
    recoverable: 'boolean',
    join_leave: 'boolean',
    delta: 'string',
    tf: 'object',
    flag: 'count',
    type: 'count',
  },
  unsubscribe: { channel: 'string' },
  publish: { channel: 'string', data: 'json', type: 'count' },
  presence: { channel: 'string' },
  presence_stats: { channel: 'string' },
  history: { channel: 'string', limit: 'integer', since: 'object', reverse: 'boolean' },
  rpc: { method: 'string', data: 'json' },
  send: { data: 'json' },
  refresh: { token: 'string' },
  sub_refresh: { channel: 'string', token: 'string', type: 'count' },
} as const satisfies Record<string, Record<string, keyof FieldTypes>>

export type Method = keyof typeof FIELDS
type Field<M extends Method, F extends keyof (typeof FIELDS)[M]> = (typeof FIELDS)[M][F]

/** The request of one method. */
export type RequestOf<M extends Method> = {
  readonly [F in keyof (typeof FIELDS)[M]]?: FieldTypes[Field<M, F> & keyof FieldTypes]
}
export interface CommandOf<M extends Method> {
  /** Chosen by the client, repeated in the reply; 0 only for `send`. */
  readonly id: number
  readonly method: M
  readonly request: RequestOf<M>
}
export type Command = { [M in Method]: CommandOf<M> }[Method] | { readonly method: 'pong' }

/** Ids are 32 bits wide. */
const ID_MAX = 2 ** 32 - 1

/** The value of a field that is `null` or missing. */
const EMPTY = { string: '', boolean: false, count: 0, integer: 0, object: {}, json: null } as const

/** Parses one frame: one JSON object per line. Undefined if any of them is not a command (disconnect 3501). */
export function parseFrame(frame: string): readonly Command[] | undefined {
  const commands: Command[] = []
  for (const line of frame.split('\n')) {
    if (line.trim() === '') continue
    const command = parseCommand(line)
    if (command === undefined) return undefined
    commands.push(command)
  }
  return commands.length > 0 ? commands : undefined
}

function parseCommand(line: string): Command | undefined {
  const value = parseObject(line)
  if (value === undefined) return undefined
  const id = value['id'] ?? 0
  if (!isValue('count', id) || id > ID_MAX) return undefined
  const method = (Object.keys(FIELDS) as Method[]).find(name => isValue('object', value[name]))
  // An answer to the server's ping carries neither id nor method.
  if (id === 0 && method !== 'send') return method === undefined ? { method: 'pong' } : undefined
  if (method === undefined) return undefined
  const request = value[method] as Record<string, unknown>
  const fields = Object.entries(FIELDS[method])
  if (!fields.every(([field, type]) => isValue(type, request[field] ?? EMPTY[type]))) return undefined
  return { id, method, request: withoutNulls(request) } as Command
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isValue('object', value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** JSON `null` means "not given" in this protocol, except as payload. */
function withoutNulls(request: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).filter(([name, value]) => value !== null || name === 'data'),
  )
}

function isValue<T extends keyof FieldTypes>(type: T, value: unknown): value is FieldTypes[T] {
  switch (type) {
    case 'count':
      return Number.isSafeInteger(value) && (value as number) >= 0
    case 'integer':
      return Number.isSafeInteger(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'json':
      return true
    default:
      return typeof value === type
  }
}
