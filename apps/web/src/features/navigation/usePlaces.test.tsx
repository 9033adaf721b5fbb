import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { countersQuery, sportsQuery, systemQuery, topLeaguesQuery } from '#core/catalogue'
import type { Places } from './places.ts'
import { usePlaces } from './usePlaces.ts'

test('what the navigation shows is the same on every page while nothing changes: the server keeps its HTML by that', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(systemQuery().queryKey, CALL_EXAMPLES.getSystem.reply.data)
  for (const { queryKey } of [sportsQuery(), topLeaguesQuery(), countersQuery()])
    client.setQueryData<unknown>(queryKey, [])
  const shown: Places[] = []
  function Page() {
    shown.push(usePlaces())
    return null
  }
  for (const page of ['/sports', '/sports/live']) {
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Page key={page} />
      </QueryClientProvider>,
    )
  }
  const [first, second] = shown.map(places => Object.values(places))
  expect(first!.length).toBeGreaterThan(3)
  expect(second!.map((value, n) => value === first![n])).toEqual(first!.map(() => true))
})
