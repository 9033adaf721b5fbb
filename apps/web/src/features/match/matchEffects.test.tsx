// @vitest-environment happy-dom
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MATCH_STATUS } from '@touchline/domain/match'
import { matchSeedOf } from '#core/live'
import { aMatch } from '#core/live/testing'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { usePhase } from './usePhase.ts'
import { useStuck } from './useStuck.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the phase of a match is drawn again when it changes, and not when the score does', async () => {
  const { frame, live } = createPageFixture()
  const match = aMatch('7')
  const phases: string[] = []
  function PhaseOf({ id }: { id: string }) {
    phases.push(usePhase({ ...match, id: id as typeof match.id }))
    return null
  }
  live.store.seed([matchSeedOf(match)])
  const { render, unmount } = await renderInDom(frame(<PhaseOf id="7" />))
  const change = (version: number, state: object) =>
    settle(() => live.store.seed([{ ...matchSeedOf(match), version, state: { ...match.state, ...state } }]))
  await change(2, { score: { home: 1, away: 0 } })
  expect(phases).toEqual(['live'])
  await change(3, { status: MATCH_STATUS.finished })
  expect(phases).toEqual(['live', 'over'])
  // A match that the live store does not have is in the phase that it came with.
  await render(frame(<PhaseOf id="8" />))
  expect(phases.at(-1)).toBe('live')
  await unmount()
  const drawn = phases.length
  await change(4, { status: 1 })
  expect(phases).toHaveLength(drawn)
})

test('the head of the match is stuck once it has left the screen at the top, and is watched while it is mounted', async () => {
  const watched: Element[] = []
  let report = (_isIntersecting: boolean, _top: number): void => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: readonly object[]) => void) {
        report = (isIntersecting, top) => listener([{ isIntersecting, boundingClientRect: { top } }])
      }
      observe = (element: Element) => watched.push(element)
      disconnect = () => watched.pop()
    },
  )
  function Hero() {
    const hero = useRef<HTMLDivElement>(null)
    return <div ref={hero}>{useStuck(hero) ? 'stuck' : 'in view'}</div>
  }
  const { container, unmount } = await renderInDom(<Hero />)
  expect([watched, container.textContent]).toEqual([[container.firstElementChild], 'in view'])
  await settle(() => report(false, -10))
  expect(container.textContent).toBe('stuck')
  await settle(() => report(true, 0))
  expect(container.textContent).toBe('in view')
  // Below the screen is not stuck.
  await settle(() => report(false, 900))
  expect(container.textContent).toBe('in view')
  await unmount()
  expect(watched).toEqual([])
})
