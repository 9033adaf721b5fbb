import { ROUTES } from '@touchline/contract'
import type { Intent } from './intent.ts'

export const ANSWER_MS_MAX = 15_000

/**
 * Sends an intent once. Undefined where the connection was refused, cut off, or cut short: its result is unknown
 * then.
 */
export async function sendIntent(
  { player, key, call, body }: Intent,
  origin: string | undefined,
): Promise<Intent['answer']> {
  try {
    const answer = await fetch(`${origin}/api/sportsbook${ROUTES[call].path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-session-token': player.token,
        'idempotency-key': key,
      },
      body,
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    })
    return { status: answer.status, body: await answer.json() }
  } catch {
    return undefined
  }
}
