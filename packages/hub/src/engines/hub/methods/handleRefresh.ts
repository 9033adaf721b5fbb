import { hangUp, result } from '../../../protocol/answer.ts'
import type { CommandAnswer, CommandOutcome } from '../../../protocol/answer.ts'
import { DISCONNECTS } from '../../../protocol/codes.ts'
import type { RequestOf } from '../../../protocol/commands.ts'
import { tokenLifetime } from '../connections/tokenLifetime.ts'
import { HUB_VERSION } from '../../../protocol/version.ts'
import type { HubClient } from '../connections/hubClient.ts'
import type { ConnectionClaims, Verified } from '../../../tokens/createTokenVerifier.ts'

/** Handles a fresh token for the connection. It cannot change the user. */
export function handleRefresh(session: HubClient, { token = '' }: RequestOf<'refresh'>): CommandOutcome {
  if (token === '') return hangUp(DISCONNECTS.badRequest)
  return session.hub.tokens.connection(token).then(verified => () => renew(session, verified))
}

function renew(session: HubClient, token: Verified<ConnectionClaims>): CommandAnswer {
  if (token.kind === 'expired') return hangUp(DISCONNECTS.expired)
  if (token.kind === 'invalid' || token.claims.user !== session.user) return hangUp(DISCONNECTS.invalidToken)
  session.renew(token.claims)
  return result({
    client: session.client,
    version: HUB_VERSION,
    ...tokenLifetime(session.hub.clock, token.claims.expiresAt),
  })
}
