// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { FavouritesContext, type Favourites } from '#core/favourites'
import { createLazyService } from '#shared/lazy'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { FavouritesOfType } from './FavouritesOfType.tsx'

test('what was marked meanwhile is loaded, once for each change of the marks', async () => {
  const { frame, sent } = createPageFixture({ player: 'p1', answers: { getFavourites: { data: [] } } })
  let ids: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  let state = { kind: 'known' as const, ids }
  const service = createLazyService<Favourites>()
  service.provide({
    of: () => state,
    request: () => {},
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggle: () => {},
  } as unknown as Favourites)
  const mark = (...marked: string[]) =>
    settle(() => {
      ids = new Set(marked)
      state = { kind: 'known', ids }
      listeners.forEach(listener => listener())
    })
  const { unmount } = await renderInDom(
    frame(
      <FavouritesContext value={service}>
        <FavouritesOfType type="sports" draw={() => null} onRetry={() => {}} />
      </FavouritesContext>,
    ),
  )
  const loads = () => sent.filter(name => name === 'getFavourites').length
  expect(loads()).toBe(0)
  await mark('soccer')
  const first = loads()
  expect(first).toBeGreaterThan(0)
  await settle(() => {})
  expect(loads()).toBe(first)
  await mark('soccer', 'tennis')
  expect(loads()).toBe(first + 1)
  await unmount()
  expect(listeners.size).toBe(0)
})
