import { SignJWT } from 'jose'
import { AUDIENCE, SECRET } from '../testing/startTestHub.ts'

/** A token with any claims, including those that the product never uses. */
export function signClaims(claims: Record<string, unknown>, secret = SECRET, alg = 'HS256'): Promise<string> {
  return new SignJWT({ aud: AUDIENCE, ...claims })
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret))
}
