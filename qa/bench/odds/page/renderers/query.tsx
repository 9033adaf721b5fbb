import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/domain/match'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Renderer } from '../scene.ts'
import { MemoPrice, MemoText, PlainList, PlainNote, PlainRow, readClasses } from './PlainList.tsx'
import { changedView, firstView, noteKeyOf, type RowView } from './views.ts'

/** TanStack Query as the store of ticking values: a query for each match, written by setQueryData. */
export function createQuery(): Renderer {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } })
  return {
    mount(host, scene) {
      readClasses(scene.html)
      for (const match of scene.matches) client.setQueryData(['row', match.id], firstView(match))
      flushSync(() =>
        createRoot(host).render(
          <QueryClientProvider client={client}>
            <PlainList scene={scene} row={match => <Row match={match} />} />
          </QueryClientProvider>,
        ),
      )
    },
    apply: change =>
      client.setQueryData<RowView>(
        ['row', change.change.matchId],
        before => before && changedView(before, change),
      ),
  }
}

function Row({ match }: { match: Match }) {
  const { data } = useQuery<RowView>({
    queryKey: ['row', match.id],
    queryFn: () => Promise.resolve(firstView(match)),
  })
  const { cells, score } = data!
  return (
    <PlainRow
      match={match}
      price={place => <MemoPrice key={place.cellKey} {...place} view={cells[place.cellKey]!} />}
      text={kind => <MemoText kind={kind} view={score} />}
      note={<PlainNote cellKey={noteKeyOf(match)} isOpen={cells[noteKeyOf(match)]!.isOpen} />}
    />
  )
}
