import { expect, test } from 'vitest'
import { markRemembered } from './markRemembered.ts'

const marksOf = (open: () => Pick<Storage, 'getItem'>): unknown => {
  const root = { dataset: {} }
  markRemembered(root, open)
  return root.dataset
}
const holding = (stored: Readonly<Record<string, string>>) => () => ({
  getItem: (key: string) => stored[key] ?? null,
})

test('[9] a side menu that was made narrow is narrow before it is painted', () => {
  expect(marksOf(holding({ leftSidebarCollapsed: 'true' }))).toEqual({ side: 'narrow' })
  expect(marksOf(holding({ leftSidebarCollapsed: 'false' }))).toEqual({})
})

test('a browser whose player was signed in keeps the place of the balance', () => {
  expect(marksOf(holding({ wasSignedIn: 'true' }))).toEqual({ visitor: 'player' })
  expect(marksOf(holding({}))).toEqual({})
})

test('where storage is refused the visitor is a guest, and the menu is wide', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  expect(marksOf(refuse)).toEqual({})
})
