import { afterEach, expect, test, vi } from 'vitest'
import { nextTask } from './nextTask.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what waits comes after what the browser has to do, in browsers without a scheduler too', async () => {
  const done: string[] = []
  setTimeout(() => done.push('paint'))
  await nextTask()
  done.push('rest')
  expect(done).toEqual(['paint', 'rest'])
})

test('the scheduler of the browser is used where there is one', async () => {
  const yieldOnce = vi.fn(() => Promise.resolve())
  vi.stubGlobal('scheduler', { yield: yieldOnce })
  await nextTask()
  expect(yieldOnce).toHaveBeenCalledOnce()
})
