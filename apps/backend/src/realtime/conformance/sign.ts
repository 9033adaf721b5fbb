import { SignJWT } from 'jose'
import { SECRET } from '../testHub.ts'

/** Whom the hub's tokens are for. */
export const AUDIENCE = 'sportsbook-rt'

/** A token with any claims, also those that the product never makes. */
export function sign(claims: Record<string, unknown>, secret = SECRET, alg = 'HS256'): Promise<string> {
  return new SignJWT({ aud: AUDIENCE, ...claims })
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret))
}
