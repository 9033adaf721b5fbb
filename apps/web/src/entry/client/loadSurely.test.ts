import { expect, test } from 'vitest'
import { loadSurely } from './loadSurely.ts'

test('code that fails to come is asked for again, and until it stands no price looks fresh', async () => {
  const timers = new Set<() => void>()
  const marks: boolean[] = []
  let asked = 0
  const loaded = loadSurely({
    load: () => (++asked < 3 ? Promise.reject(new Error('gone')) : Promise.resolve('code')),
    later(run) {
      timers.add(run)
      return () => timers.delete(run)
    },
    mark: isMissing => marks.push(isMissing),
  })
  for (const times of [1, 2]) {
    await expect.poll(() => [asked, timers.size > 0]).toEqual([times, true])
    await Promise.resolve()
    for (const run of timers) {
      timers.delete(run)
      run()
    }
  }
  expect(await loaded).toBe('code')
  expect([asked, marks]).toEqual([3, [true, false]])
})
