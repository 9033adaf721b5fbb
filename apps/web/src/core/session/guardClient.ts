import type { CallArguments, CallResult, ApiClient } from '@touchline/contract'
import type { CallName } from '@touchline/contract'

/** Calls whose 401 is about what was typed, or comes after the session has ended. */
const OWN_ANSWER: readonly CallName[] = ['signIn', 'signOut']

/**
 * The same client, which reports every 401 (spec section 8: a 401 on any query signs out with "session expired"). The
 * answer to a player's query that comes after the session has ended reports nothing new: a sign-out would open sign-in.
 */
export function guardClient(
  client: ApiClient,
  isPlayer: () => boolean,
  onUnauthorized: () => void,
): ApiClient {
  return async <N extends CallName>(name: N, ...rest: CallArguments<N>): Promise<CallResult<N>> => {
    const wasPlayer = isPlayer()
    const result = await client(name, ...rest)
    const isRefused = !result.ok && result.error.kind === 'refused' && result.error.status === 401
    const isNews = isPlayer() || !wasPlayer
    if (isRefused && isNews && !OWN_ANSWER.includes(name)) onUnauthorized()
    return result
  }
}
