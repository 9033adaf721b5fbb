/** Hash and query value that open the dialog (spec section 2.2). */
const SIGN_IN = 'signIn'

/**
 * The address without its request to sign in, or undefined where it has none: `#signIn` and `?modal=signIn` open the
 * dialog and are removed. Other queries and hashes stay.
 */
export function withoutSignIn(href: string): string | undefined {
  const url = new URL(href)
  const isHash = url.hash === `#${SIGN_IN}`
  const isQuery = url.searchParams.get('modal') === SIGN_IN
  if (!isHash && !isQuery) return undefined
  if (isHash) url.hash = ''
  if (isQuery) url.searchParams.delete('modal')
  return url.pathname + url.search + url.hash
}
