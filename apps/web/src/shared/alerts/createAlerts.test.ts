import { createToastStore } from '@touchline/ui'
import { expect, test } from 'vitest'
import { createAlerts } from './createAlerts.ts'

const aQueue = () => createToastStore({ now: () => 0, after: () => () => {} })

test('alerts from before the queue is loaded are shown once it is, in order', () => {
  const alerts = createAlerts()
  const queue = aQueue()
  alerts.push({ tone: 'bad', title: 'first' })
  alerts.push({ tone: 'bad', title: 'second' })
  alerts.provide(queue)
  expect(queue.shown()?.title).toBe('first')
  queue.dismiss(queue.shown()!.id)
  expect(queue.shown()?.title).toBe('second')
})

test('there is one queue: a second one changes nothing', () => {
  const alerts = createAlerts()
  const [queue, other] = [aQueue(), aQueue()]
  alerts.provide(queue)
  alerts.provide(other)
  alerts.push({ tone: 'good', title: 'Saved' })
  expect([queue.shown()?.title, other.shown()]).toEqual(['Saved', undefined])
})
