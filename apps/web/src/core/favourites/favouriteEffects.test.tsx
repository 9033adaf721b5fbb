// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createLazyService } from '#shared/lazy'
import { renderInDom, settle } from '#shared/testing'
import type { Favourites } from './favourites.ts'
import { FavouritesContext } from './favouritesContext.ts'
import { createFavouritesFixture } from './testing/createFavouritesFixture.ts'
import { useFavouriteChanges } from './useFavouriteChanges.ts'
import { useFavourites } from './useFavourites.ts'

test('favourites are requested once they are ready, and drawn as they change', async () => {
  const { favourites, answer } = await createFavouritesFixture(['old'])
  const requested: string[] = []
  const service = createLazyService<Favourites>()
  let news = 0
  const count = (): void => void (news += 1)
  function Marks({ type }: { type: 'matches' | 'sports' }) {
    useFavouriteChanges(count)
    const state = useFavourites(type)
    return state.kind === 'known' ? [...state.ids].join() : state.kind
  }
  const shown = (type: 'matches' | 'sports') => (
    <FavouritesContext value={service}>
      <Marks type={type} />
    </FavouritesContext>
  )
  const { container, render, unmount } = await renderInDom(shown('matches'))
  expect([container.textContent, requested]).toEqual(['waiting', []])
  const request: Favourites['request'] = type => {
    requested.push(type)
    favourites.request(type)
  }
  await settle(() => service.provide({ ...favourites, request }))
  expect([container.textContent, requested]).toEqual(['old', ['matches']])
  await settle(() => favourites.toggle('matches', 'new'))
  expect(new Set(container.textContent.split(','))).toEqual(new Set(['old', 'new']))
  await settle(() => answer())
  expect(news).toBeGreaterThan(0)
  await render(shown('sports'))
  expect(requested).toEqual(['matches', 'sports'])
  await unmount()
  const heard = news
  favourites.toggle('matches', 'old')
  expect(news).toBe(heard)
})
