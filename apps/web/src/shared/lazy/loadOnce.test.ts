import { expect, test } from 'vitest'
import { loadOnce } from './loadOnce.ts'

test('it is loaded once, and again only after a failure', async () => {
  let loads = 0
  let isOnline = false
  const load = loadOnce(async () => {
    loads++
    if (!isOnline) throw new TypeError('Failed to fetch')
    return loads
  })
  await expect(Promise.allSettled([load(), load()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  isOnline = true
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
})
