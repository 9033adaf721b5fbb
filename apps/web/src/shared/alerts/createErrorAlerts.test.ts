import { createToastStore } from '@touchline/ui'
import { expect, test } from 'vitest'
import type { Text } from '#shared/i18n'
import type { Alerts } from './createAlerts.ts'
import { createErrorAlerts } from './createErrorAlerts.ts'

const t = ((key: string) => key) as Text

/** Alerts on a clock that stands still. */
function aPage() {
  const queue = createToastStore({ now: () => 0, after: () => () => {} })
  const alerts: Alerts = { push: queue.push, whenReady: run => run(queue) ?? (() => {}), provide: () => {} }
  let loads = 0
  const told = createErrorAlerts({ alerts, t, origin: 'https://sports.example', reload: () => (loads += 1) })
  const shown = () => queue.shown() && { title: queue.shown()?.title, text: queue.shown()?.text }
  return { queue, told, shown, loads: () => loads }
}
const answered = (status: number, words?: string) => ({ name: 'RefusedError', message: 'x', status, words })

test('an error is told by the general alert', () => {
  const { told, shown } = aPage()
  told.tell(answered(500))
  expect(shown()).toEqual({ title: 'global-error.default.title', text: 'global-error.default.description' })
})

test('where the server has words for the visitor, those are shown', () => {
  const { told, shown } = aPage()
  told.tell(answered(403, 'This league is closed today.'))
  expect(shown()?.text).toBe('This league is closed today.')
})

test('many errors are one alert', () => {
  const { queue, told, shown } = aPage()
  told.tell(answered(500))
  told.tell(answered(502))
  queue.dismiss(queue.shown()!.id)
  expect(shown()).toBeUndefined()
})

test('a cancelled request is silent', () => {
  const { told, shown } = aPage()
  told.tell(new DOMException('x', 'AbortError'))
  expect(shown()).toBeUndefined()
})

test('going offline is told, and taken away when the line is back', () => {
  const { told, shown } = aPage()
  told.tellOffline()
  expect(shown()).toEqual({ title: 'error.connection.title', text: 'error.connection.description' })
  told.tellOnline()
  expect(shown()).toBeUndefined()
})

test('a call that nobody answered says that there is no connection', () => {
  const { told, shown } = aPage()
  told.tell(answered(0))
  expect(shown()?.title).toBe('error.connection.title')
})

test('prices that have stopped for good are told until the page is loaded again', () => {
  const { queue, told, loads } = aPage()
  told.tellStopped()
  queue.shown()?.action?.run()
  expect(loads()).toBe(1)
})

test('a part of the page that did not load offers to load the page again', () => {
  const { queue, told, shown, loads } = aPage()
  told.tell({ name: 'TypeError', message: 'Failed to fetch dynamically imported module: /assets/a.js' })
  expect(shown()?.title).toBe('error.part.title')
  queue.shown()?.action?.run()
  expect(loads()).toBe(1)
})
