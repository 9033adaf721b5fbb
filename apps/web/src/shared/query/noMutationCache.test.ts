import { dehydrate, hydrate, QueryClient, type MutationCache } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { watchQueries } from '#shared/alerts'
import { MutationCache as NoMutationCache } from './noMutationCache.ts'

const aClient = () => new QueryClient({ mutationCache: new NoMutationCache() as unknown as MutationCache })

test('a query client lives on it: mounted, asked, written down, read again, emptied', async () => {
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

test('who listens for failed mutations, as the watch of errors does, hears of none', () => {
  const stop = aClient()
    .getMutationCache()
    .subscribe(() => {})
  expect(stop).not.toThrow()
})

test('a mutation says what to do instead', () => {
  expect(() => new NoMutationCache().build()).toThrow('call the API')
})

test('a client whose cache of mutations is none, as in the build, is watched all the same', async () => {
  const queries = aClient()
  const heard: unknown[] = []
  watchQueries(queries, error => void heard.push(error))
  await queries.prefetchQuery({
    queryKey: ['matches'],
    retry: false,
    queryFn: () => Promise.reject(new Error('down')),
  })
  expect(heard).toEqual([new Error('down')])
})
