import { z } from 'zod'
import type { Kind } from './kinds.ts'
import { KNOWN_SECRETS, VARIABLES, type Variable } from './variables.ts'

type Row = (typeof VARIABLES)[number]
type ValueOf<R extends Row> = R['kind'] extends Kind<infer T> ? T : never

/** Every variable with its value in its own type; those without a default may be undefined. */
export type TouchlineEnvironment = {
  readonly [R in Row as R['name']]: R extends { fallback: string } ? ValueOf<R> : ValueOf<R> | undefined
}

export type EnvironmentResult =
  | { readonly ok: true; readonly environment: TouchlineEnvironment }
  | { readonly ok: false; readonly faults: readonly string[] }

/**
 * Reads and checks every variable of the table. An empty one counts as not set. On a fault nothing may start: each
 * fault names the variable, what is expected and, unless it is a secret, what was found.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): EnvironmentResult {
  const texts = Object.fromEntries(
    ROWS.map(({ name, fallback }) => [name, source[name]?.trim() || fallback] as const),
  )
  const read = SCHEMA.safeParse(texts)
  if (read.success) return { ok: true, environment: read.data as TouchlineEnvironment }
  const faults = read.error.issues.map(({ path: [name], message }) => {
    const row = ROWS.find(one => one.name === name)
    return row ? `${row.name} must be ${row.kind.expects}${found(row, texts[row.name]!)}.` : message
  })
  return { ok: false, faults: [...new Set(faults)] }
}

const ROWS: readonly Variable[] = VARIABLES

/** Each variable by itself; those that depend on others too, unless a value could not be read. */
const SCHEMA = z
  .object(Object.fromEntries(ROWS.map(({ name, kind }) => [name, kind.schema.optional()])))
  .superRefine((values, context) => {
    const environment = values as TouchlineEnvironment
    const missing = missingOf(environment)
    const isUnsafe = missing.length === 0 && environment.TOUCHLINE_MODE === 'production'
    for (const message of isUnsafe ? unsafe(environment) : missing)
      context.addIssue({ code: 'custom', message })
  })

/** Settings that are required because of others. */
function missingOf(environment: TouchlineEnvironment): string[] {
  if (environment.REALTIME_ENGINE !== 'centrifugo') return []
  const faults = (['CENTRIFUGO_API_URL', 'CENTRIFUGO_API_KEY'] as const)
    .filter(name => environment[name] === undefined)
    .map(name => `${name} must be set with REALTIME_ENGINE=centrifugo.`)
  if (environment.REALTIME_BASE === undefined && environment.PUBLIC_ORIGIN === undefined) {
    faults.push(
      'REALTIME_BASE must be set with REALTIME_ENGINE=centrifugo, or PUBLIC_ORIGIN, whose proxy sends /connection and /emulation there.',
    )
  }
  return faults
}

/** Settings that are safe in a demo and not in production. */
function unsafe(environment: TouchlineEnvironment): string[] {
  const faults: string[] = []
  const { REALTIME_SECRET } = environment
  if (KNOWN_SECRETS.has(REALTIME_SECRET ?? '')) {
    faults.push('REALTIME_SECRET is publicly known; production needs one of its own: openssl rand -hex 32')
  } else if (REALTIME_SECRET === undefined && environment.BACKEND_ORIGIN === undefined) {
    faults.push('REALTIME_SECRET must be set in production: openssl rand -hex 32')
  }
  if (environment.RECEIPT_PRIVATE_KEY === undefined && environment.BACKEND_ORIGIN === undefined) {
    faults.push('RECEIPT_PRIVATE_KEY must be set in production: receipts are signed with it.')
  }
  if (!environment.PUBLIC_ORIGIN?.startsWith('https://')) {
    faults.push(
      'PUBLIC_ORIGIN must be an https origin in production: sessions do not travel over plain http.',
    )
  }
  if (environment.TRUST_PROXY === 0) {
    faults.push(
      'TRUST_PROXY must be at least 1 in production: the proxy in front terminates https and sets x-forwarded-proto, without which no player can sign in.',
    )
  }
  return faults
}

function found(variable: Variable, text: string): string {
  const mayHoldSecret = /SECRET|PRIVATE|_KEY$|_URL$/.test(variable.name)
  return mayHoldSecret ? '' : `, not ${JSON.stringify(text)}`
}
