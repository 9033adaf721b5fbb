import { createToastStore } from '@touchline/ui'
import { expect, test } from 'vitest'
import type { Text } from '#shared/i18n'
import type { Alerts } from './createAlerts.ts'
import { createErrorAlerts } from './createErrorAlerts.ts'

const t = ((key: string) => key) as Text

/** Alerts on a stopped clock. */
function aPage() {
  const queue = createToastStore({ now: () => 0, after: () => () => {} })
  const alerts: Alerts = { push: queue.push, whenReady: run => run(queue) ?? (() => {}), provide: () => {} }
  let loads = 0
  const errors = createErrorAlerts({
    alerts,
    t,
    origin: 'https://sports.example',
    reload: () => (loads += 1),
  })
  const shown = () => queue.shown() && { title: queue.shown()?.title, text: queue.shown()?.text }
  return { queue, errors, shown, loads: () => loads }
}
const answered = (status: number, words?: string) => ({ name: 'RefusedError', message: 'x', status, words })

test('an error is shown by the general alert', () => {
  const { errors, shown } = aPage()
  errors.show(answered(500))
  expect(shown()).toEqual({ title: 'global-error.default.title', text: 'global-error.default.description' })
})

test('where the server has words for the visitor, those are shown', () => {
  const { errors, shown } = aPage()
  errors.show(answered(403, 'This league is closed today.'))
  expect(shown()?.text).toBe('This league is closed today.')
})

test('many errors are one alert', () => {
  const { queue, errors, shown } = aPage()
  errors.show(answered(500))
  errors.show(answered(502))
  queue.dismiss(queue.shown()!.id)
  expect(shown()).toBeUndefined()
})

test('a cancelled request is silent', () => {
  const { errors, shown } = aPage()
  errors.show(new DOMException('x', 'AbortError'))
  expect(shown()).toBeUndefined()
})

test('going offline is shown, and removed when the connection is back', () => {
  const { errors, shown } = aPage()
  errors.showOffline()
  expect(shown()).toEqual({ title: 'error.connection.title', text: 'error.connection.description' })
  errors.hideOffline()
  expect(shown()).toBeUndefined()
})

test('a call without an answer shows that there is no connection', () => {
  const { errors, shown } = aPage()
  errors.show(answered(0))
  expect(shown()?.title).toBe('error.connection.title')
})

test('prices that have stopped for good are shown until a reload', () => {
  const { queue, errors, loads } = aPage()
  errors.showStopped()
  queue.shown()?.action?.run()
  expect(loads()).toBe(1)
})

test('a part of the page that did not load offers to load the page again', () => {
  const { queue, errors, shown, loads } = aPage()
  errors.show({ name: 'TypeError', message: 'Failed to fetch dynamically imported module: /assets/a.js' })
  expect(shown()?.title).toBe('error.part.title')
  queue.shown()?.action?.run()
  expect(loads()).toBe(1)
})
