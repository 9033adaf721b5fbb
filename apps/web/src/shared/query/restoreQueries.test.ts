import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { restoreQueries } from './restoreQueries.ts'

const KEY = ['getMatches', { page: 1 }]

async function savedQueries() {
  const server = new QueryClient()
  await server.prefetchQuery({ queryKey: KEY, queryFn: () => ({ matches: [1] }) })
  return JSON.parse(JSON.stringify(dehydrate(server))) as ReturnType<typeof dehydrate>
}

test("the server's answers are in the cache as the library's own hydration puts them there", async () => {
  const saved = await savedQueries()
  const [ours, theirs] = [createQueryClient({}, false), createQueryClient({}, false)]
  restoreQueries(ours, saved.queries)
  hydrate(theirs, saved)
  const stateIn = (client: QueryClient) => client.getQueryState(KEY)
  expect(stateIn(ours)).toEqual(stateIn(theirs))
  expect(ours.getQueryData(KEY)).toEqual({ matches: [1] })
})

test('a restored answer is read without a request while it is fresh, and can be refetched', async () => {
  const { queries } = await savedQueries()
  const client = createQueryClient({}, false)
  restoreQueries(client, queries)
  const query = { queryKey: KEY, queryFn: () => Promise.resolve({ matches: [2] }) }
  expect(await client.fetchQuery(query)).toEqual({ matches: [1] })
  expect(await client.fetchQuery({ ...query, staleTime: 0 })).toEqual({ matches: [2] })
  client.clear()
})
