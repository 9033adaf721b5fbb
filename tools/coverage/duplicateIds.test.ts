import { expect, test } from 'vitest'
import { duplicateIds } from './duplicateIds.ts'
import { repositoryTests } from './repositoryTests.ts'
import { root } from '../root/index.ts'

test('an id of a browser test that names two tests is a fault, in one file or in two', () => {
  const files = [
    {
      path: 'qa/e2e/slip/slip.spec.ts',
      titles: ['[E2E-1] a tap picks', '[E2E-1] a tap unpicks', '[E2E-2] cleared'],
    },
    { path: 'qa/e2e/pages/pages.spec.ts', titles: ['[E2E-2] a page opens', '[E2E-3] a page that is gone'] },
  ]
  expect(duplicateIds(files)).toEqual([
    'E2E-1 names 2 tests: qa/e2e/slip/slip.spec.ts',
    'E2E-2 names 2 tests: qa/e2e/slip/slip.spec.ts, qa/e2e/pages/pages.spec.ts',
  ])
})

test('a rule may have several tests, and a title may mention another test', () => {
  const titles = ['[TAP-1] asks', '[TAP-1] takes', '[E2E-1] places', 'as [E2E-1] does, signed out']
  expect(duplicateIds([{ path: 'a.spec.ts', titles }])).toEqual([])
})

test('the ids of this repository name one test each', () => {
  expect(duplicateIds(repositoryTests(root))).toEqual([])
})
