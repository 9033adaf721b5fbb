import { hangUp, refuseCommand } from '../../../protocol/answer.ts'
import type { CommandAnswer } from '../../../protocol/answer.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import type { Namespace } from '../../../namespaces.ts'
import type { SubscriptionClaims, Verified } from '../../../tokens/createTokenVerifier.ts'

interface Visitor {
  readonly user: string
  readonly channel: string
}

/**
 * The refusal of a user without a subscription token; undefined where none is needed. Checked in Centrifugo's order:
 * `$`, `#`, namespace.
 */
export function refusalWithoutToken(
  { user, channel }: Visitor,
  namespace: Namespace,
): CommandAnswer | undefined {
  const denied = refuseCommand(ERRORS.permissionDenied)
  if (channel.startsWith('$')) return denied
  if (namespace.userLimited && channel.includes('#')) return isNamed(user, channel) ? undefined : denied
  switch (namespace.subscribe) {
    case 'anyone':
      return undefined
    case 'signed-in':
      return user === '' ? denied : undefined
    case 'token-only':
      return denied
  }
}

/**
 * The refusal of an invalid subscription token. A token of another user or channel ends the connection for good,
 * because a correct client cannot have one.
 */
export function refusalOfToken(
  { user, channel }: Visitor,
  token: Verified<SubscriptionClaims>,
): CommandAnswer | undefined {
  switch (token.kind) {
    case 'expired':
      return refuseCommand(ERRORS.tokenExpired)
    case 'invalid':
      return refuseCommand(ERRORS.permissionDenied)
    case 'valid': {
      const fits = token.claims.user === user && token.claims.channel === channel
      return fits ? undefined : hangUp(DISCONNECTS.invalidToken)
    }
  }
}

/** Users are listed after the last `#`, separated by commas. An anonymous visitor is never in the list. */
function isNamed(user: string, channel: string): boolean {
  const names = channel.slice(channel.lastIndexOf('#') + 1).split(',')
  return user !== '' && names.includes(user)
}
