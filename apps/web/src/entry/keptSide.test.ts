import { expect, test } from 'vitest'
import { keptSide } from './keptSide.ts'

const sideAfter = (open: () => Pick<Storage, 'getItem'>): unknown => {
  const root = { dataset: {} } as HTMLElement
  keptSide(root, open)
  return root.dataset.side
}

test('[9] a side menu that was made narrow is narrow before it is painted', () => {
  expect(sideAfter(() => ({ getItem: key => (key === 'leftSidebarCollapsed' ? 'true' : null) }))).toBe(
    'narrow',
  )
  expect(sideAfter(() => ({ getItem: () => 'false' }))).toBeUndefined()
  expect(sideAfter(() => ({ getItem: () => null }))).toBeUndefined()
})

test('where storage is refused it is wide', () => {
  expect(
    sideAfter(() => {
      throw new Error('SecurityError')
    }),
  ).toBeUndefined()
})
