import { dropReason, factsOf, type ErrorFacts } from '#shared/telemetry'

/** What a visitor is told of an error: no connection, a part of the page is missing, or something failed (spec section 8, alerts). */
export type ErrorAlert = 'connection' | 'part' | 'default'

/** An address in a stack. */
const ADDRESSES = /\b[\w-]+:\/\/[^\s)]+/g

/**
 * Which alert an error is told by; undefined for one that nobody is told of: cancelled, flagged, told elsewhere, or not ours.
 * @param origin of this page; an error in scripts from elsewhere alone is theirs
 */
export function errorAlert(thrown: unknown, origin: string): ErrorAlert | undefined {
  const facts = factsOf(thrown)
  // Whoever is no longer signed in is asked to sign in.
  if (facts.isTold || facts.status === 401 || !isOurs(facts, origin)) return undefined
  switch (dropReason(facts, `${origin}/`)) {
    case 'network':
      return 'connection'
    case 'chunk-load':
      return 'part'
    case undefined:
      return 'default'
    case 'cancelled':
    case 'flagged':
    case 'harmless':
    case 'other-script':
    case 'script-element':
      return undefined
  }
}

function isOurs({ stack, message }: ErrorFacts, origin: string): boolean {
  // What a browser says of errors in scripts of other origins.
  if (stack === '' && /^Script error\.?$/.test(message)) return false
  const addresses = stack.match(ADDRESSES) ?? []
  return addresses.length === 0 || addresses.some(address => address.startsWith(`${origin}/`))
}
