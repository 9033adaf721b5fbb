import { useSignals } from '@preact/signals-react/runtime'
import { signal, type Signal } from '@preact/signals-react'
import type { MatchId } from '@touchline/domain/match'
import { atom, createStore as createAtoms, useAtomValue, type PrimitiveAtom } from 'jotai'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Renderer, Scene } from '../scene.ts'
import type { StreamChange } from '../stream.ts'
import { PlainList, PlainNote, PlainPrice, PlainRow, PlainText, readClasses } from './PlainList.tsx'
import { eachView, firstView, noteKeyOf, type CellView, type ScoreView } from './views.ts'

/** A store with one subscription per cell: the two hooks a component reads it by, and the writing. */
type Store = {
  useCell(key: string): CellView
  useScore(id: MatchId): ScoreView
  apply(change: StreamChange): void
}
type First = { readonly cells: Record<string, CellView>; readonly scores: Record<string, ScoreView> }

function perCell(create: (first: First) => Store): Renderer {
  let store: Store | undefined
  return {
    mount(host, scene) {
      readClasses(scene.html)
      store = create(firstOf(scene))
      const parts = partsOf(store)
      flushSync(() => createRoot(host).render(<PlainList scene={scene} row={parts.row} />))
    },
    apply: change => store?.apply(change),
  }
}

function partsOf({ useCell, useScore }: Store): { row: Parameters<typeof PlainList>[0]['row'] } {
  const Price = (place: Omit<Parameters<typeof PlainPrice>[0], 'view'>) => (
    <PlainPrice {...place} view={useCell(place.cellKey)} />
  )
  const Text = ({ id, kind }: { id: MatchId; kind: Parameters<typeof PlainText>[0]['kind'] }) => (
    <PlainText kind={kind} view={useScore(id)} />
  )
  const Note = ({ cellKey }: { cellKey: string }) => (
    <PlainNote cellKey={cellKey} isOpen={useCell(cellKey).isOpen} />
  )
  return {
    row: match => (
      <PlainRow
        match={match}
        price={place => <Price key={place.cellKey} {...place} />}
        text={kind => <Text id={match.id} kind={kind} />}
        note={<Note cellKey={noteKeyOf(match)} />}
      />
    ),
  }
}

/** zustand as it is commonly used: one object of all values, a selector in each cell. */
export function createZustand(): Renderer {
  return perCell(first => {
    const store = createStore<First>(() => first)
    return {
      useCell: key => useStore(store, state => state.cells[key]!),
      useScore: id => useStore(store, state => state.scores[id]!),
      apply: change =>
        store.setState(({ cells, scores }) => {
          const [nextCells, nextScores] = [{ ...cells }, { ...scores }]
          eachView(
            change,
            (key, view) => (nextCells[key] = view),
            (id, view) => (nextScores[id] = view),
          )
          return { cells: nextCells, scores: nextScores }
        }),
    }
  })
}

/** A listener set for each key, flushed once a frame, and useSyncExternalStore in each cell. */
export function createKeyed(): Renderer {
  return perCell(first => {
    const values = new Map<string, CellView | ScoreView>([
      ...Object.entries(first.cells),
      ...Object.entries(first.scores),
    ])
    const listeners = new Map<string, Set<() => void>>()
    const changed = new Set<string>()
    const flush = (): void => {
      const keys = [...changed]
      changed.clear()
      for (const key of keys) listeners.get(key)?.forEach(listener => listener())
    }
    const write = (key: string, value: CellView | ScoreView): void => {
      values.set(key, value)
      if (changed.size === 0) requestAnimationFrame(flush)
      changed.add(key)
    }
    const subscribeTo = (key: string) => (listener: () => void) => {
      const some = listeners.get(key) ?? new Set()
      listeners.set(key, some.add(listener))
      return () => void some.delete(listener)
    }
    const subscribers = new Map([...values.keys()].map(key => [key, subscribeTo(key)]))
    const useValue = (key: string) => useSyncExternalStore(subscribers.get(key)!, () => values.get(key)!)
    return {
      useCell: key => useValue(key) as CellView,
      useScore: id => useValue(id) as ScoreView,
      apply: change => eachView(change, write, write),
    }
  })
}

export function createJotai(): Renderer {
  return perCell(first => {
    const atoms = createAtoms()
    const cells = mapOf<CellView, PrimitiveAtom<CellView>>(first.cells, atom)
    const scores = mapOf<ScoreView, PrimitiveAtom<ScoreView>>(first.scores, atom)
    return {
      useCell: key => useAtomValue(cells.get(key)!, { store: atoms }),
      useScore: id => useAtomValue(scores.get(id)!, { store: atoms }),
      apply: change =>
        eachView(
          change,
          (key, view) => atoms.set(cells.get(key)!, view),
          (id, view) => atoms.set(scores.get(id)!, view),
        ),
    }
  })
}

export function createSignals(): Renderer {
  return perCell(first => {
    const cells = mapOf<CellView, Signal<CellView>>(first.cells, signal)
    const scores = mapOf<ScoreView, Signal<ScoreView>>(first.scores, signal)
    return {
      useCell(key) {
        useSignals()
        return cells.get(key)!.value
      },
      useScore(id) {
        useSignals()
        return scores.get(id)!.value
      },
      apply: change =>
        eachView(
          change,
          (key, view) => (cells.get(key)!.value = view),
          (id, view) => (scores.get(id)!.value = view),
        ),
    }
  })
}

function mapOf<View, Kept>(first: Record<string, View>, keep: (view: View) => Kept): Map<string, Kept> {
  return new Map(Object.entries(first).map(([key, view]) => [key, keep(view)]))
}

function firstOf({ matches }: Scene): First {
  const views = matches.map(match => [match.id, firstView(match)] as const)
  return {
    cells: Object.assign({}, ...views.map(([, { cells }]) => cells)) as First['cells'],
    scores: Object.fromEntries(views.map(([id, { score }]) => [id, score])),
  }
}
