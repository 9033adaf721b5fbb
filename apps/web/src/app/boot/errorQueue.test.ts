import { expect, test } from 'vitest'
import { collectErrors, takeErrors } from './errorQueue.ts'

const windowLike = () => new EventTarget() as Window
const errorEvent = (error: unknown, message = '') => Object.assign(new Event('error'), { error, message })
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

test('what goes wrong before anybody listens is handed over, in order, and what goes wrong later at once', () => {
  const window = windowLike()
  const errors: unknown[] = []
  collectErrors(window)
  window.dispatchEvent(errorEvent('early'))
  window.dispatchEvent(rejection('rejected'))
  takeErrors(window, thrown => errors.push(thrown))
  expect(errors).toEqual(['early', 'rejected'])
  window.dispatchEvent(errorEvent('late'))
  expect(errors).toEqual(['early', 'rejected', 'late'])
})

test('without a script before the page, errors are heard from then on', () => {
  const window = windowLike()
  const errors: unknown[] = []
  takeErrors(window, thrown => errors.push(thrown))
  window.dispatchEvent(errorEvent(undefined, 'Script error.'))
  expect(errors).toEqual([{ name: 'Error', message: 'Script error.' }])
})
