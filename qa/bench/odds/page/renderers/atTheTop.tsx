import type { Match } from '@touchline/domain/match'
import { memo, useLayoutEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Renderer } from '../scene.ts'
import type { StreamChange } from '../stream.ts'
import {
  MemoPrice,
  MemoText,
  PlainList,
  PlainNote,
  PlainPrice,
  PlainRow,
  PlainText,
  readClasses,
} from './PlainList.tsx'
import { changedView, firstView, noteKeyOf, type RowView } from './views.ts'

/** All values in one state at the top, and everything below rendered with them. */
export function createNaive(): Renderer {
  return atTheTop((match, { cells, score }) => (
    <PlainRow
      match={match}
      price={place => <PlainPrice key={place.cellKey} {...place} view={cells[place.cellKey]!} />}
      text={kind => <PlainText kind={kind} view={score} />}
      note={<PlainNote cellKey={noteKeyOf(match)} isOpen={cells[noteKeyOf(match)]!.isOpen} />}
    />
  ))
}

/** The same with memo around each row, each price and each text. */
export function createMemo(): Renderer {
  return atTheTop((match, view) => <MemoRow match={match} view={view} />)
}

const MemoRow = memo(function Row({ match, view }: { match: Match; view: RowView }) {
  const { cells, score } = view
  return (
    <PlainRow
      match={match}
      price={place => <MemoPrice key={place.cellKey} {...place} view={cells[place.cellKey]!} />}
      text={kind => <MemoText kind={kind} view={score} />}
      note={<PlainNote cellKey={noteKeyOf(match)} isOpen={cells[noteKeyOf(match)]!.isOpen} />}
    />
  )
})

function atTheTop(row: (match: Match, view: RowView) => ReactNode): Renderer {
  let set: (change: StreamChange) => void = () => {}
  return {
    mount(host, scene) {
      readClasses(scene.html)
      const first = Object.fromEntries(scene.matches.map(match => [match.id, firstView(match)]))
      function Top() {
        const [views, write] = useState<Readonly<Record<string, RowView>>>(first)
        useLayoutEffect(() => {
          set = change => {
            const { matchId } = change.change
            write(before => ({ ...before, [matchId]: changedView(before[matchId]!, change) }))
          }
        }, [])
        return <PlainList scene={scene} row={match => row(match, views[match.id]!)} />
      }
      flushSync(() => createRoot(host).render(<Top />))
    },
    apply: change => set(change),
  }
}
