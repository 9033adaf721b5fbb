import { API_BASES, IDEMPOTENCY_HEADER, ROUTES, type CallName } from '@touchline/contract'
import { CALLS } from '@touchline/contract/schemas'
import { createHarnessRandom, type HarnessRandom } from '@touchline/tools/harness'
import { hostileValue, RawJson } from './hostile.ts'
import { mutate } from './mutate.ts'
import { realCashout, readOwnBet, type OwnBet } from './realCashout.ts'
import { realPlacement } from './realPlacement.ts'
import type { Shape } from './shape.ts'
import { toJson } from './toJson.ts'
import { validValue } from './validValue.ts'
import type { FuzzWorld } from '../world.ts'

/** How a request is made: as a client would, with parts of it changed, or malicious. */
type Kind = 'valid' | 'changed' | 'hostile'
export interface FuzzRequest {
  readonly index: number
  readonly call: CallName
  readonly kind: Kind
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer | undefined
}

/** The sources of requests, besides random numbers. */
export interface Maker {
  readonly seed: string
  readonly world: FuzzWorld
  /** Tokens of players with money. */
  readonly tokens: () => readonly string[]
  /** Keys that were sent before. */
  readonly keys: readonly string[]
}

type Part = 'params' | 'query' | 'body'
type Parts = Partial<Record<Part, Shape>>

const NAMES = Object.keys(ROUTES) as CallName[]
/** Calls that move money are made more often; verifying a password takes as long as fifty others. */
const WEIGHTS: Partial<Record<CallName, number>> = { placeBets: 8, getMaxStake: 2, signIn: 0.1, signOut: 0.2 }
/** Calls with the bets of a slip as input. */
const OF_BETS: readonly CallName[] = ['placeBets', 'getMaxStake', 'createShareCode']
/** Calls about one bet, which only its own player may make. */
const OF_A_BET: readonly CallName[] = ['cashOut', 'setCashoutRule', 'removeCashoutRule', 'getReceipt']
/** What players send twice, or from two places at once. */
const RACED: readonly CallName[] = ['placeBets', 'cashOut', 'cashOut', 'setCashoutRule']
const MONEY = /cash/i
const WEIGHT = new Map(NAMES.map(name => [name, WEIGHTS[name] ?? (MONEY.test(name) ? 4 : 1)]))
const WEIGHT_SUM = [...WEIGHT.values()].reduce((sum, weight) => sum + weight, 0)

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']
const CONTENT_TYPES = [
  '',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;charset=\u00e9',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  '*/*',
  ';',
]
const ODD_TARGETS = [
  '%',
  '%00',
  '%zz',
  '%ED%A0%80',
  '%2e%2e%2f%2e%2e%2f',
  '..;/',
  '%C0%AF',
  '\\',
  'x'.repeat(3_000),
]
const ODD_LANGUAGES = ['*', 'de;q=2', 'x'.repeat(2_000), ';;;,,,', 'en-\u00e9', '__proto__', 'ar, de;q=0.1']

/**
 * The request of this number: always the same for a seed and the answers so far. One for a race moves money and is as
 * a client would send it.
 */
export function makeRequest(
  { seed, world, tokens, keys }: Maker,
  index: number,
  isRaced = false,
): FuzzRequest {
  const random = createHarnessRandom(`${seed}/${index}`)
  const call = isRaced ? random.pick(RACED) : pickCall(random)
  const kind = isRaced || random.chance(0.4) ? 'valid' : random.chance(0.7) ? 'changed' : 'hostile'
  const shapes = CALLS[call] as Parts
  const { api, method, path } = ROUTES[call]
  const own = OF_A_BET.includes(call) && random.chance(0.8) ? readOwnBet(world, random) : undefined
  const parts = fillParts(call, kind, own, world, random)
  const isOdd = (probability: number) => kind !== 'valid' && random.chance(probability)
  const headers: [string, string][] = [['accept-language', isOdd(0.1) ? random.pick(ODD_LANGUAGES) : 'en']]
  const isWrite = method !== 'GET'
  addSession(headers, own ? [own.token] : tokens(), kind, random)
  if (isWrite) addKey(headers, keys, kind, random)
  if (isOdd(0.1))
    headers.push(['accept', random.pick(['text/html', 'application/vnd.touchline.v9+json', ';', '*/*'])])
  if (isOdd(0.05))
    headers.push(['origin', random.pick(['https://evil.example', 'null', 'http://localhost:3000', '%'])])
  if (isOdd(0.05)) headers.push(['sec-fetch-site', random.pick(['cross-site', 'same-origin', 'x'])])
  if (isOdd(0.1))
    headers.push(['x-forwarded-for', random.pick(['10.0.0.1', '1.2.3.4, 5.6.7.8', "'; --", 'x'.repeat(500)])])
  if (isOdd(0.05)) headers.push(['x-country', random.pick(['DE', '', '__proto__', 'x'.repeat(300)])])
  const body = shapes.body || isOdd(0.1) ? toBody(parts.body, kind, random) : undefined
  if (body) headers.push(['content-type', isOdd(0.1) ? random.pick(CONTENT_TYPES) : 'application/json'])
  return {
    index,
    call,
    kind,
    method: isOdd(0.04) ? random.pick(METHODS) : method,
    target:
      API_BASES[api] +
      toPath(path, parts.params, isOdd(0.1), random) +
      toQuery(parts.query, isOdd(0.1), random),
    headers,
    body,
  }
}

function pickCall(random: HarnessRandom): CallName {
  let rest = random.next() * WEIGHT_SUM
  return NAMES.find(name => (rest -= WEIGHT.get(name)!) < 0) ?? 'placeBets'
}

function fillParts(
  call: CallName,
  kind: Kind,
  own: OwnBet | undefined,
  world: FuzzWorld,
  random: HarnessRandom,
): Record<Part, unknown> {
  const shapes = CALLS[call] as Parts
  const part = (name: Part) => shapes[name] && validValue(shapes[name], name, world, random)
  const isReal = OF_BETS.includes(call) && random.chance(0.7)
  const params = part('params') as Readonly<Record<string, unknown>> | undefined
  const id = own?.bet_id ?? world.valueOf(idName(ROUTES[call].path), random)
  const parts: Record<Part, unknown> = {
    params:
      params?.id !== undefined && typeof id === 'string' && random.chance(0.8) ? { ...params, id } : params,
    query: part('query'),
    body: isReal
      ? realPlacement(world, random)
      : own && call === 'cashOut'
        ? realCashout(own, random)
        : part('body'),
  }
  if (kind === 'valid') return parts
  const filled = (Object.keys(parts) as Part[]).filter(name => parts[name] !== undefined)
  if (filled.length === 0)
    return { ...parts, query: { [String(random.pick(['a', '__proto__', 'id']))]: 'x' } }
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const name = random.pick(filled)
    parts[name] =
      kind === 'hostile' && random.chance(0.3) ? hostileValue(random) : mutate(parts[name], random)
  }
  return parts
}

/** What the `:id` of a path is the id of: `match_id` in `/matches/:id/markets`. */
function idName(path: string): string {
  const [, many = ''] = /(\w+)\/:id/.exec(path) ?? []
  return `${many
    .replace(/ies$/, 'y')
    .replace(/(ch|s)es$/, '$1')
    .replace(/s$/, '')}_id`
}

function addSession(
  headers: [string, string][],
  tokens: readonly string[],
  kind: Kind,
  random: HarnessRandom,
): void {
  const token = random.pick(tokens)
  if (kind === 'valid' || random.chance(0.8)) headers.push(['x-session-token', token])
  else if (random.chance(0.3)) headers.push(['cookie', `sid=${token}; sid=${token}x; __Host-sid=`])
  else if (random.chance(0.6))
    headers.push([
      'x-session-token',
      random.pick(['x', `${token}x`, token.slice(1), 'é', 'x'.repeat(3_000), '%00']),
    ])
}

function addKey(
  headers: [string, string][],
  keys: readonly string[],
  kind: Kind,
  random: HarnessRandom,
): void {
  if (keys.length > 0 && random.chance(0.1)) headers.push([IDEMPOTENCY_HEADER, random.pick(keys)])
  else if (kind === 'valid' || random.chance(0.85)) headers.push([IDEMPOTENCY_HEADER, random.uuid()])
  else if (random.chance(0.6))
    headers.push([
      IDEMPOTENCY_HEADER,
      random.pick([
        '',
        'x',
        '\u00e9',
        random.uuid().slice(1),
        `${random.uuid()},${random.uuid()}`,
        'x'.repeat(3_000),
      ]),
    ])
}

function toBody(value: unknown, kind: Kind, random: HarnessRandom): Buffer {
  const text = toJson(value, kind === 'valid' ? 0 : random.chance(0.15) ? 0.2 : 0, random)
  if (kind !== 'hostile' || random.chance(0.6)) return Buffer.from(text)
  const cut = random.below(text.length + 1)
  return random.pick<() => Buffer>([
    () => Buffer.from(text.slice(0, cut)),
    () => Buffer.from(`${text}${text}`),
    () => Buffer.from(text.replaceAll('"', "'")),
    () => Buffer.from(`\ufeff${text}`),
    () =>
      Buffer.concat([
        Buffer.from(text.slice(0, cut)),
        Buffer.from([0xff, 0xc0, 0x80]),
        Buffer.from(text.slice(cut)),
      ]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(`${' '.repeat(70_000)}${text}`),
    () => Buffer.alloc(0),
    () => Buffer.from(`${text.slice(0, cut)}\0${text.slice(cut)}`),
  ])()
}

function toPath(path: string, params: unknown, isOdd: boolean, random: HarnessRandom): string {
  const values = (params ?? {}) as Record<string, unknown>
  return path.replace(/:(\w+)/g, (_, name: string) =>
    isOdd ? random.pick(ODD_TARGETS) : inAddress(values[name]),
  )
}

function toQuery(query: unknown, isOdd: boolean, random: HarnessRandom): string {
  if (typeof query !== 'object' || query === null) return ''
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value]).map(
      (one: unknown) => `${inAddress(name)}=${inAddress(one)}`,
    ),
  )
  if (isOdd)
    pairs.push(
      random.pick([
        '__proto__[x]=1',
        'a=%',
        'id=%00',
        '=',
        '&&&',
        'id[]=1',
        'page=1&page=2',
        `x=${'y'.repeat(3_000)}`,
      ]),
    )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function inAddress(value: unknown): string {
  const text =
    value instanceof RawJson ? value.text : typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent((text ?? '').toWellFormed().slice(0, 6_000))
}
