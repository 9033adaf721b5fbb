import { dropReason, factsOf, type ErrorFacts } from '#shared/telemetry'

/**
 * What an alert shows for an error: no connection, a part of the page is missing, or something failed (spec section 8,
 * alerts).
 */
export type ErrorAlert = 'connection' | 'part' | 'default'

/** An address in a stack. */
const ADDRESSES = /\b[\w-]+:\/\/[^\s)]+/g

/**
 * The alert for an error; undefined for one that is not shown: cancelled, flagged, shown elsewhere, or from foreign
 * scripts.
 * @param origin of this page; an error that is only in scripts of other origins is foreign
 */
export function errorAlert(thrown: unknown, origin: string): ErrorAlert | undefined {
  const facts = factsOf(thrown)
  // An ended session is handled by the sign-in dialog.
  if (facts.isShown || facts.status === 401 || !isOurs(facts, origin)) return undefined
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
  // The message of browsers for errors in scripts of other origins.
  if (stack === '' && /^Script error\.?$/.test(message)) return false
  const addresses = stack.match(ADDRESSES) ?? []
  return addresses.length === 0 || addresses.some(address => address.startsWith(`${origin}/`))
}
