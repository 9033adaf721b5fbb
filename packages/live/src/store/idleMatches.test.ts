import { MATCH_STATUS, type MatchId } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { createFrame } from './cell.ts'
import { idleMatches } from './idleMatches.ts'
import { createLiveStore } from './liveStore.ts'

const [one, two, three] = ['1', '2', '3'] as MatchId[]

function createFixture() {
  const store = createLiveStore(flush => flush())
  const state = { status: MATCH_STATUS.live, stage: '', score: { home: 0, away: 0 }, periodScores: [] }
  store.seed(
    [one!, two!, three!].map(id => ({
      id,
      version: 1,
      provider: 'betradar',
      state,
      availableMarkets: 1,
      markets: [],
    })),
  )
  return store
}

test('a match is idle when it has no listener on any of its cells and is not held', () => {
  const store = createFixture()
  expect(idleMatches(store)).toEqual([one, two, three])
  const stop = store.availableMarkets(two!)!.subscribe(() => {})
  const release = store.hold([three!])
  expect(idleMatches(store)).toEqual([one])
  stop()
  release()
  release()
  expect(idleMatches(store)).toEqual([one, two, three])
})

test('a match that is held twice is idle after both releases', () => {
  const store = createFixture()
  const ids = [one!]
  const releases = [store.hold(ids), store.hold(ids)]
  releases[0]!()
  expect(idleMatches(store)).toEqual([two, three])
  releases[1]!()
  expect(idleMatches(store)).toEqual([one, two, three])
})

test('a cell counts its listeners, and wakes only those it still has', () => {
  const seen: string[] = []
  const flushes: (() => void)[] = []
  const frame = createFrame(flush => flushes.push(flush))
  const cell = frame.cell(1)
  cell.write(2)
  expect([cell.listeners, flushes.length]).toEqual([0, 0])
  const stops = ['a', 'b'].map(name => cell.subscribe(() => seen.push(name)))
  expect(cell.listeners).toBe(2)
  cell.write(2)
  expect(flushes).toHaveLength(0)
  cell.write(3)
  cell.touch()
  stops[0]!()
  expect([cell.listeners, flushes.length]).toEqual([1, 1])
  flushes[0]!()
  expect(seen).toEqual(['b'])
  stops[1]!()
  stops[1]!()
  cell.write(4)
  expect([cell.listeners, cell.read(), flushes.length]).toEqual([0, 4, 1])
})

test('a flush without waiting for the frame wakes the listeners now', () => {
  const store = createLiveStore(() => {})
  const state = { status: MATCH_STATUS.live, stage: '', score: { home: 0, away: 0 }, periodScores: [] }
  store.seed([{ id: one!, version: 1, provider: 'betradar', state, availableMarkets: 1, markets: [] }])
  let seen = 0
  store.availableMarkets(one!)!.subscribe(() => (seen += 1))
  store.applyMatch({ matchId: one!, version: 2, state, availableMarkets: 2 })
  expect(seen).toBe(0)
  store.flush()
  expect(seen).toBe(1)
})
