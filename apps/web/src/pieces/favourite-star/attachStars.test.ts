// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Favourites } from '#core/favourites'
import { attachStars } from './attachStars.ts'

const page = document.createElement('main')
document.body.append(page)
beforeEach(() => page.replaceChildren())

function createFavourites() {
  const marks = new Set<string>()
  const listeners = new Set<() => void>()
  const requested: string[] = []
  const favourites = {
    request: type => requested.push(type),
    has: (type, id) => marks.has(`${type} ${id}`),
    toggle(type, id) {
      const key = `${type} ${id}`
      if (!marks.delete(key)) marks.add(key)
      listeners.forEach(listener => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as Partial<Favourites> as Favourites
  return { favourites, requested, marks, listeners }
}

function addStar(type: string, id: string): HTMLElement {
  const star = document.createElement('button')
  star.dataset.favourite = type
  star.dataset.id = id
  star.append(document.createElement('i'))
  page.append(star)
  return star
}
/** Observers of the page have run. */
const observed = () => new Promise<void>(resolve => setTimeout(resolve))
const stateOf = (star: HTMLElement) => star.getAttribute('aria-pressed')

test('every star has its state, also one that is added later or becomes that of another match; each type is requested once', async () => {
  const { favourites, requested, marks } = createFavourites()
  marks.add('matches 7')
  const first = addStar('matches', '7')
  const detach = attachStars(page, favourites)
  expect([stateOf(first), requested]).toEqual(['true', ['matches']])
  const [second, sport] = [addStar('matches', '8'), addStar('sports', '7')]
  await observed()
  expect([stateOf(second), stateOf(sport), requested]).toEqual(['false', 'false', ['matches', 'sports']])
  first.dataset.id = '9'
  await observed()
  expect(stateOf(first)).toBe('false')
  detach()
})

test('a press inside a star toggles it, what is no favourite is left alone, and nothing is heard once it is detached', async () => {
  const { favourites, listeners, marks } = createFavourites()
  const star = addStar('matches', '7')
  const other = addStar('bets', '7')
  const detach = attachStars(page, favourites)
  star.querySelector('i')!.click()
  other.click()
  page.click()
  expect([stateOf(star), stateOf(other), [...marks]]).toEqual(['true', null, ['matches 7']])
  detach()
  star.click()
  const late = addStar('matches', '7')
  await observed()
  expect([[...marks], listeners.size, stateOf(late)]).toEqual([['matches 7'], 0, null])
})
