import { expect, test, vi } from 'vitest'
import { createLazyService } from './createLazyService.ts'

test('who waits runs once it is provided, and at once from then on', () => {
  const service = createLazyService<string>()
  const calls: string[] = []
  service.whenReady(name => void calls.push(`first ${name}`))
  expect(service.current()).toBeUndefined()
  service.provide('slip')
  service.whenReady(name => void calls.push(`second ${name}`))
  expect([service.current(), calls]).toEqual(['slip', ['first slip', 'second slip']])
})

test('only the first service counts', () => {
  const service = createLazyService<string>()
  const run = vi.fn()
  service.whenReady(run)
  service.provide('first')
  service.provide('second')
  expect([service.current(), run.mock.calls]).toEqual(['first', [['first']]])
})

test('a release before it is ready cancels; a release after that cleans up', () => {
  const service = createLazyService<string>()
  const cleanUp = vi.fn()
  const released = vi.fn()
  service.whenReady(released)()
  const release = service.whenReady(() => cleanUp)
  service.provide('slip')
  expect(cleanUp).not.toHaveBeenCalled()
  release()
  expect([released.mock.calls.length, cleanUp.mock.calls.length]).toEqual([0, 1])
})

test('an error of one does not keep the others waiting', () => {
  const service = createLazyService<string>()
  const run = vi.fn()
  service.whenReady(() => {
    throw new Error('broken')
  })
  service.whenReady(run)
  expect(() => service.provide('slip')).toThrow('broken')
  expect(run).toHaveBeenCalledWith('slip')
})
