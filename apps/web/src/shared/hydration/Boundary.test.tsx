import { expect, test } from 'vitest'
import { Boundary } from './Boundary.tsx'

/** What a boundary makes of its state, as React asks it. */
function after(of: unknown, before: { hasFailed: boolean; of?: unknown }) {
  const props = { of, children: 'page', fallback: 'sorry' }
  const boundary = new Boundary(props)
  Object.assign(boundary, { state: { ...before, ...Boundary.getDerivedStateFromProps(props, before) } })
  return boundary.render()
}

test('what failed is not drawn again, until another is to be drawn', () => {
  expect(after('home', { hasFailed: false, of: 'home' })).toBe('page')
  expect(after('home', { of: 'home', ...Boundary.getDerivedStateFromError() })).toBe('sorry')
  expect(after('match', { of: 'home', ...Boundary.getDerivedStateFromError() })).toBe('page')
})
