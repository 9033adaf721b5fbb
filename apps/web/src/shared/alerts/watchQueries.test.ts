import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { watchQueries } from './watchQueries.ts'

/** A cache whose queries fail on demand, and its reports. */
function aCache() {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  })
  const reported: { message: string; isShown: boolean }[] = []
  watchQueries(
    queries,
    (error, isShown) => void reported.push({ message: (error as Error).message, isShown }),
  )
  let failure: string | undefined = 'down'
  const queryFn = () => (failure === undefined ? Promise.resolve('odds') : Promise.reject(new Error(failure)))
  return { queries, reported, queryFn, fail: (message?: string) => void (failure = message) }
}

test('a displayed query that failed is reported, once until it has an answer', async () => {
  const { queries, reported, queryFn, fail } = aCache()
  const observer = new QueryObserver(queries, { queryKey: ['matches'], queryFn })
  const leave = observer.subscribe(() => {})
  await observer.refetch()
  await observer.refetch()
  fail()
  await observer.refetch()
  fail('down again')
  await observer.refetch()
  expect(reported).toEqual([
    { message: 'down', isShown: false },
    { message: 'down', isShown: true },
    { message: 'down again', isShown: false },
  ])
  leave()
})

test('a query that nothing renders is reported by its caller', async () => {
  const { queries, reported, queryFn } = aCache()
  await queries.prefetchQuery({ queryKey: ['matches'], queryFn })
  expect(reported).toEqual([{ message: 'down', isShown: true }])
})

test('a feature that shows its own failure is not reported again', async () => {
  const { queries, reported, queryFn } = aCache()
  const observer = new QueryObserver(queries, { queryKey: ['bets'], queryFn, meta: { isShown: true } })
  const leave = observer.subscribe(() => {})
  await observer.refetch()
  expect(reported).toEqual([{ message: 'down', isShown: true }])
  leave()
})

test('a cancelled query is not reported', async () => {
  const { queries, reported } = aCache()
  const observer = new QueryObserver(queries, {
    queryKey: ['matches'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  })
  const leave = observer.subscribe(() => {})
  await queries.cancelQueries({ queryKey: ['matches'] })
  leave()
  expect(reported).toEqual([])
})
