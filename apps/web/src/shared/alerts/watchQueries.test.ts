import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { watchQueries } from './watchQueries.ts'

/** A cache whose queries fail as they are told to, and what was heard of it. */
function aCache() {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  })
  const heard: { message: string; isShown: boolean }[] = []
  watchQueries(queries, (error, isShown) => void heard.push({ message: (error as Error).message, isShown }))
  let failure: string | undefined = 'down'
  const queryFn = () => (failure === undefined ? Promise.resolve('odds') : Promise.reject(new Error(failure)))
  return { queries, heard, queryFn, fail: (message?: string) => void (failure = message) }
}

test('a query on show that failed is told, once until it has had an answer', async () => {
  const { queries, heard, queryFn, fail } = aCache()
  const observer = new QueryObserver(queries, { queryKey: ['matches'], queryFn })
  const leave = observer.subscribe(() => {})
  await observer.refetch()
  await observer.refetch()
  fail()
  await observer.refetch()
  fail('down again')
  await observer.refetch()
  expect(heard).toEqual([
    { message: 'down', isShown: false },
    { message: 'down', isShown: true },
    { message: 'down again', isShown: false },
  ])
  leave()
})

test('a query that nothing draws is told by whoever asked', async () => {
  const { queries, heard, queryFn } = aCache()
  await queries.prefetchQuery({ queryKey: ['matches'], queryFn })
  expect(heard).toEqual([{ message: 'down', isShown: true }])
})

test('a feature that says itself what failed is not spoken over', async () => {
  const { queries, heard, queryFn } = aCache()
  const observer = new QueryObserver(queries, { queryKey: ['bets'], queryFn, meta: { isShown: true } })
  const leave = observer.subscribe(() => {})
  await observer.refetch()
  expect(heard).toEqual([{ message: 'down', isShown: true }])
  leave()
})

test('a cancelled query is not heard of', async () => {
  const { queries, heard } = aCache()
  const observer = new QueryObserver(queries, {
    queryKey: ['matches'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  })
  const leave = observer.subscribe(() => {})
  await queries.cancelQueries({ queryKey: ['matches'] })
  leave()
  expect(heard).toEqual([])
})
