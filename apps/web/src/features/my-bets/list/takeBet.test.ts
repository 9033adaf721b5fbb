import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import type { ChangedBetWire } from '@touchline/contract'
import { expect, test } from 'vitest'
import type { BetPages } from './mergeBets.ts'
import { takeBet } from './takeBet.ts'

type Page = BetPages['pages'][number]
const aPage = (...ids: string[]) =>
  ({ data: ids.map(id => ({ id })), pagination: { total: ids.length } }) as unknown as Page

/** The list of settled bets on show, whose answers the test gives. */
function aSettledList() {
  const queries = new QueryClient()
  const answers: ((page: Page) => void)[] = []
  const stop = new InfiniteQueryObserver<Page>(queries, {
    queryKey: ['bets', 'ada', { filter: 'settled', result: 'all', limit: 20 }],
    queryFn: () => new Promise<Page>(resolve => answers.push(resolve)),
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  }).subscribe(() => {})
  const shown = () =>
    queries
      .getQueriesData<BetPages>({ queryKey: ['bets'] })
      .flatMap(([, list]) => list?.pages.flatMap(({ data }) => data.map(({ id }) => id)) ?? [])
  return { queries, answers, shown, stop }
}
const SETTLED = { id: '7', status: 'settled', result: 'win_entire', vip: false } as unknown as ChangedBetWire

test('[BET-4] a bet that settles while the list is first loading is in it: an older answer is discarded', async () => {
  const { queries, answers, shown, stop } = aSettledList()
  await expect.poll(() => answers.length).toBe(1)
  takeBet(queries, 'ada', SETTLED)
  answers[0]!(aPage())
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!(aPage('7'))
  await expect.poll(shown).toEqual(['7'])
  stop()
})
