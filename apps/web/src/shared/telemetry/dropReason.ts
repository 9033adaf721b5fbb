import type { ErrorFacts } from './errorFacts.ts'

/** Why an error is not reported. */
export type DropReason =
  | 'cancelled'
  | 'network'
  | 'other-script'
  | 'chunk-load'
  | 'script-element'
  | 'flagged'
  | 'harmless'

const CANCELLED_NAMES = /^(?:AbortError|CanceledError|CancelledError)$/
const CANCELLED_MESSAGES = /^(?:cancell?ed|CancelledError)$/
const NETWORK_NAMES = /^(?:NetworkError|TimeoutError|ConnectTimeoutError)$/
const NETWORK_CODES = /^(?:ECONNABORTED|ECONNRESET|ECONNREFUSED|ETIMEDOUT|ERR_NETWORK)$/
/** Messages of browsers and network libraries. */
const NETWORK_MESSAGES =
  /^(?:Network ?Error\b|Failed to fetch|Load failed|fetch failed|Request aborted|The network connection was lost|timeout of \d+ ?ms exceeded|The (?:operation|request) timed out)/i
const CHUNK_MESSAGES =
  /Loading (?:CSS )?chunk \S+ failed|(?:Failed to fetch|error loading) dynamically imported module|Importing a module script failed|Unable to preload CSS/i
/** An address in a stack, with the file's place. */
const ADDRESSES = /\b(?:https?|[\w-]*extension):\/\/[^\s)]+/g
const OTHER_SCRIPTS = /track|tag-?manager|\/(?:gtm|gtag)\b|watch/i
/** A harmless message of browsers: they continue in the next frame. */
const HARMLESS_MESSAGES =
  /^ResizeObserver loop (?:limit exceeded|completed with undelivered notifications\.?)$/

type Row = readonly [DropReason, (facts: ErrorFacts, ownScripts: string) => boolean]

/** The error-reporting filter of spec section 8, a row for each of its terms. */
const ROWS: readonly Row[] = [
  ['flagged', ({ isUnreported }) => isUnreported],
  ['cancelled', ({ name, code, message }) => isCancelled(name, code, message)],
  ['chunk-load', ({ name, message }) => name === 'ChunkLoadError' || CHUNK_MESSAGES.test(message)],
  ['network', facts => isNetwork(facts)],
  ['script-element', ({ isScriptElement }) => isScriptElement],
  ['harmless', ({ message }) => HARMLESS_MESSAGES.test(message)],
  [
    'other-script',
    ({ stack }, own) => addressesIn(stack).some(at => !at.startsWith(own) && OTHER_SCRIPTS.test(at)),
  ],
]

/**
 * Why an error is not reported; undefined for one that is.
 * @param ownScripts the address of our own scripts, such as `https://sports.example/assets/`: their names decide
 * nothing
 */
export function dropReason(facts: ErrorFacts, ownScripts: string): DropReason | undefined {
  return ROWS.find(([, applies]) => applies(facts, ownScripts))?.[0]
}

function isCancelled(name: string, code: string, message: string): boolean {
  return CANCELLED_NAMES.test(name) || code === 'ERR_CANCELED' || CANCELLED_MESSAGES.test(message)
}

function isNetwork({ name, code, message, status }: ErrorFacts): boolean {
  return (
    status === 0 || NETWORK_NAMES.test(name) || NETWORK_CODES.test(code) || NETWORK_MESSAGES.test(message)
  )
}

function addressesIn(stack: string): readonly string[] {
  return stack.match(ADDRESSES) ?? []
}
