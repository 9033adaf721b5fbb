import { randomUUID } from 'node:crypto'
import type { CallReply, DraftBetWire } from '@touchline/contract'
import type { TestApi } from './createTestApi.ts'
import { MARKET_1X2 } from './seedWorld.ts'

type Leg = DraftBetWire['selections'][number]
type Sending = {
  readonly token?: string | undefined
  /** A new key each time by default. */
  readonly key?: string
  readonly headers?: Record<string, string>
  readonly meta?: { readonly quick?: boolean; readonly type?: string }
}

/** A leg on the main market of a seeded match: by default its home side at 2.00. */
export function legOf(matchId: number | string, outcome = '1', odds = 2000): Leg {
  return { match_id: String(matchId), market_id: MARKET_1X2, specifier: '', outcome_id: outcome, odds }
}

/** A single of this many euro cents on the home side of a seeded match. */
export function singleOf(matchId: number | string, cents: number): DraftBetWire {
  return { type: 'single', stake: { value: cents, currency: 'EUR' }, selections: [legOf(matchId)] }
}

/** Places bets as a page does; they may be invalid. */
export function sendBets(
  { request }: Pick<TestApi, 'request'>,
  bets: readonly object[],
  { token, key = randomUUID(), headers, meta }: Sending = {},
) {
  return request('POST', '/api/sportsbook/v3/bets', {
    ...(token !== undefined && { token }),
    headers: { 'idempotency-key': key, ...headers },
    body: { meta: { device_id: 'device-0001', quick: false, ...meta }, bets },
  })
}

/** Writes heartbeats of the active providers, as the feed does every second. */
export async function beat({ db, clock }: Pick<TestApi, 'db' | 'clock'>): Promise<void> {
  await db.updateTable('providers').set({ alive_at: clock.now() }).where('alive_at', '>', 0).execute()
}

/** Balance of an account in subunits, as the API returns it. */
export async function balanceOf(
  { request }: Pick<TestApi, 'request'>,
  token: string,
  currency = 'EUR',
): Promise<number> {
  const { body } = await request('GET', '/api/platform/player/accounts', { token })
  return (body as CallReply<'getAccounts'>).data.find(account => account.currency === currency)!.balance
}
