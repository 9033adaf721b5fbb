import { expect, test } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** What a boundary renders for its state. */
function after(of: unknown, before: { hasFailed: boolean; of?: unknown }) {
  const props = { of, children: 'page', fallback: 'sorry' }
  const boundary = new ErrorBoundary(props)
  Object.assign(boundary, { state: { ...before, ...ErrorBoundary.getDerivedStateFromProps(props, before) } })
  return boundary.render()
}

test('what failed is not drawn again, until another is to be drawn', () => {
  expect(after('home', { hasFailed: false, of: 'home' })).toBe('page')
  expect(after('home', { of: 'home', ...ErrorBoundary.getDerivedStateFromError() })).toBe('sorry')
  expect(after('match', { of: 'home', ...ErrorBoundary.getDerivedStateFromError() })).toBe('page')
})
