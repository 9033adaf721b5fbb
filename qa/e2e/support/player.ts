import { expect, type APIRequestContext } from '@playwright/test'
import { DEMO_PLAYER } from './product.ts'

/** The fields of a placed bet that the specs read. */
export type PlacedBet = {
  id: string
  ref: string
  type: string
  status: string
  result: string
  stake: { value: number; currency: string }
  win_amount: { value: number } | null
  potential_win: { value: number }
  selections: {
    match_id: string
    market_id: number
    outcome_id: string
    odds: number
    result: string
    match_score: { home: number; away: number }
  }[]
}

/** Signs this context in by the API, for specs whose subject is not the dialog. */
export async function signInByApi(
  request: APIRequestContext,
  player: { email: string; password: string },
): Promise<void> {
  const reply = await request.post('/api/platform/users/sign_in', { data: player })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** Balance of an account in subunits, from the API. */
export async function balanceByApi(request: APIRequestContext, currency = 'EUR'): Promise<number> {
  const reply = await request.get('/api/platform/player/accounts')
  expect(reply.status()).toBe(200)
  const { data } = (await reply.json()) as { data: { currency: string; balance: number }[] }
  return data.find(account => account.currency === currency)!.balance
}

/** The player's bets, the latest first. */
export async function betsByApi(request: APIRequestContext): Promise<PlacedBet[]> {
  const reply = await request.get('/api/sportsbook/v3/bets', { params: { limit: '50' } })
  expect(reply.status()).toBe(200)
  return ((await reply.json()) as { data: PlacedBet[] }).data
}

/** Ids of the player's latest bets: one of them can be settled while a spec runs, which changes the balance too. */
export const latestBets = async (request: APIRequestContext): Promise<readonly string[]> =>
  (await betsByApi(request)).slice(0, 40).map(({ id }) => id)

/** The balance without what these other bets have paid. */
export async function moneyApart(request: APIRequestContext, others: readonly string[]): Promise<number> {
  const bets = (await betsByApi(request)).filter(({ id }) => others.includes(id))
  return bets.reduce((rest, bet) => rest - (bet.win_amount?.value ?? 0), await balanceByApi(request))
}

/** Makes an account the one that bets are staked from; it may be that already. */
export async function chooseByApi(request: APIRequestContext, currency: string): Promise<void> {
  const reply = await request.post('/api/platform/player/accounts', { data: { currency } })
  expect(reply.status(), await reply.text()).toBeLessThan(300)
}

/** Signs in the demo player, with this account to stake from. */
export async function signInDemo(request: APIRequestContext, currency = 'EUR'): Promise<void> {
  await signInByApi(request, DEMO_PLAYER)
  await chooseByApi(request, currency)
}

/** How many bets a query returns, in all and by pages of 50. */
export async function historyOf(
  request: APIRequestContext,
  params: Record<string, string>,
): Promise<{ total: number; last_page: number }> {
  const reply = await request.get('/api/sportsbook/v3/bets', { params: { limit: '50', ...params } })
  return ((await reply.json()) as { pagination: { total: number; last_page: number } }).pagination
}
