import { expect, test } from 'vitest'
import { checkIcons } from './checkIcons.ts'

test.each([
  ['icons that are there', () => Promise.resolve(new Response('<svg/>')), []],
  [
    'icons that are missing',
    () => Promise.resolve(new Response('', { status: 404 })),
    ['The icons could not be loaded: status 404'],
  ],
  ['a page without a line', () => Promise.reject(new TypeError('Failed to fetch')), []],
])('%s are reported as they should be', async (_, ask, reports) => {
  const reported: string[] = []
  await checkIcons('/assets/sprite.svg', ask, {
    report: error => void reported.push((error as Error).message),
  })
  expect(reported).toEqual(reports)
})
