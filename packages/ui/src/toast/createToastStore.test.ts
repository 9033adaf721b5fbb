import { expect, test } from 'vitest'
import { createToastStore } from './createToastStore.ts'
import type { ToastTimer } from './types.ts'

test('[TOAST] a toast closes after five seconds', () => {
  const { store, pass } = aStore()
  store.push({ tone: 'good', title: 'Saved' })
  pass(4999)
  expect(store.shown()?.title).toBe('Saved')
  pass(1)
  expect(store.shown()).toBeUndefined()
})

test('[TOAST] one at a time, in order, each with its own five seconds', () => {
  const { store, pass } = aStore()
  for (const title of ['one', 'two', 'three']) store.push({ tone: 'neutral', title })
  const seen: unknown[] = []
  for (let turn = 0; turn < 4; turn++) {
    seen.push(store.shown()?.title)
    pass(5000)
  }
  expect(seen).toEqual(['one', 'two', 'three', undefined])
})

test('[TOAST] its time stops while pointed at or focused, and then continues', () => {
  const { store, pass } = aStore()
  store.push({ tone: 'good', title: 'Saved' })
  pass(3000)
  store.hold('pointer')
  store.hold('focus')
  pass(60_000)
  store.release('pointer')
  pass(60_000)
  store.release('focus')
  pass(1999)
  expect(store.shown()).toBeDefined()
  pass(1)
  expect(store.shown()).toBeUndefined()
})

test('[TOAST] an error that carries an action stays until answered', () => {
  const { store, pass } = aStore()
  const id = store.push({ tone: 'bad', title: 'Not saved', action: { label: 'Retry', run: () => {} } })
  pass(3_600_000)
  expect(store.shown()?.id).toBe(id)
  store.dismiss(id)
  expect(store.shown()).toBeUndefined()
})

test('[TOAST] a passing toast is shown before a waiting error, which then returns', () => {
  const { store, pass } = aStore()
  store.push({ tone: 'bad', title: 'Not saved', action: { label: 'Retry', run: () => {} } })
  store.push({ tone: 'good', title: 'Paid' })
  expect(store.shown()?.title).toBe('Paid')
  pass(5000)
  expect(store.shown()?.title).toBe('Not saved')
})

test('[TOAST] a waiting error is not swapped away while it is pointed at', () => {
  const { store } = aStore()
  store.push({ tone: 'bad', title: 'Not saved', action: { label: 'Retry', run: () => {} } })
  store.hold('pointer')
  store.push({ tone: 'good', title: 'Paid' })
  expect(store.shown()?.title).toBe('Not saved')
  store.release('pointer')
  expect(store.shown()?.title).toBe('Paid')
})

test('[TOAST] toasts of one key replace each other and start their time afresh', () => {
  const { store, pass } = aStore()
  const first = store.push({ tone: 'warn', title: 'Offline', key: 'line' })
  pass(4000)
  const second = store.push({ tone: 'good', title: 'Back online', key: 'line' })
  expect(second).toBe(first)
  pass(4999)
  expect(store.shown()?.title).toBe('Back online')
  pass(1)
  expect(store.shown()).toBeUndefined()
})

test('[TOAST] closing the focused toast lets the next one run, though no blur is fired', () => {
  const { store, pass } = aStore()
  const first = store.push({ tone: 'neutral', title: 'one' })
  store.push({ tone: 'neutral', title: 'two' })
  store.hold('focus')
  store.dismiss(first)
  pass(5000)
  expect(store.shown()).toBeUndefined()
})

test('[TOAST] listeners are called on each change of what is shown, and on nothing else', () => {
  const { store } = aStore()
  let calls = 0
  const leave = store.subscribe(() => calls++)
  const first = store.push({ tone: 'neutral', title: 'one' })
  store.push({ tone: 'neutral', title: 'two' })
  store.hold('pointer')
  store.release('pointer')
  expect(calls).toBe(1)
  store.dismiss(first)
  expect(calls).toBe(2)
  leave()
  store.dismiss(store.shown()!.id)
  expect(calls).toBe(2)
})

/** A store whose time the test advances. */
function aStore() {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  const timer: ToastTimer = {
    now: () => now,
    after(ms, run) {
      const entry = { at: now + ms, run }
      waiting.push(entry)
      return () => void (waiting = waiting.filter(other => other !== entry))
    },
  }
  const pass = (ms: number) => {
    now += ms
    const due = waiting.filter(entry => entry.at <= now)
    waiting = waiting.filter(entry => entry.at > now)
    for (const entry of due) entry.run()
  }
  return { store: createToastStore(timer), pass }
}
