import { dehydrate, hydrate, QueryClient, type MutationCache } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { watchQueries } from '#shared/alerts'
import { MutationCache as NoMutationCache } from './noMutationCache.ts'

const aClient = () => new QueryClient({ mutationCache: new NoMutationCache() as unknown as MutationCache })

test('a query client lives on it: mounted, queried, dehydrated, hydrated, cleared', async () => {
  const client = aClient()
  client.mount()
  await client.prefetchQuery({ queryKey: ['a'], queryFn: () => 1 })
  const other = aClient()
  hydrate(other, dehydrate(client))
  expect(other.getQueryData(['a'])).toBe(1)
  expect(client.isMutating()).toBe(0)
  await client.resumePausedMutations()
  client.clear()
  client.unmount()
})

test('a listener for failed mutations, such as the watch of errors, is never called', () => {
  const stop = aClient()
    .getMutationCache()
    .subscribe(() => {})
  expect(stop).not.toThrow()
})

test('a mutation throws and names the alternative', () => {
  expect(() => new NoMutationCache().build()).toThrow('call the API')
})

test('a client whose cache of mutations is none, as in the build, is watched too', async () => {
  const queries = aClient()
  const reported: unknown[] = []
  watchQueries(queries, error => void reported.push(error))
  await queries.prefetchQuery({
    queryKey: ['matches'],
    retry: false,
    queryFn: () => Promise.reject(new Error('down')),
  })
  expect(reported).toEqual([new Error('down')])
})
