// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { createToastStore } from './createToastStore.ts'
import { ToastRegion } from './ToastRegion.tsx'

async function render() {
  const timers: { at: number; run: () => void }[] = []
  let now = 0
  const store = createToastStore({
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), 1)
    },
  })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <>
        <button type="button">page</button>
        <ToastRegion store={store} label="Messages" closeLabel="Close" />
      </>,
    ),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  const region = container.querySelector<HTMLElement>('section > div')!
  return {
    store,
    container,
    region,
    title: () => region.querySelector('strong')?.textContent,
    run: (what: () => unknown) => act(async () => void what()),
    pass: (ms: number) =>
      act(async () => {
        now += ms
        for (const timer of timers.filter(({ at }) => at <= now)) timer.run()
      }),
  }
}

test('[TOAST] a toast is drawn when it is pushed and leaves after five seconds, not while the pointer or the focus holds it', async () => {
  const { store, container, region, title, run, pass } = await render()
  await run(() => store.push({ tone: 'good', title: 'Saved' }))
  expect(title()).toBe('Saved')
  await run(() => region.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  await pass(60_000)
  expect(title()).toBe('Saved')
  await run(() => region.querySelector('button')!.focus())
  await run(() => region.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })))
  await pass(60_000)
  expect(title()).toBe('Saved')
  await run(() => container.querySelector('button')!.focus())
  await pass(5_000)
  expect(title()).toBeUndefined()
})

test('[TOAST] Escape and the cross close a toast, and give the focus back to where it came from', async () => {
  const { store, container, region, title, run } = await render()
  const page = container.querySelector('button')!
  for (const close of [
    () =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    () => region.querySelector('button')!.click(),
  ]) {
    await run(() => store.push({ tone: 'good', title: 'Saved' }))
    await run(() => page.focus())
    await run(() => region.querySelector('button')!.focus())
    await run(close)
    expect([title(), document.activeElement]).toEqual([undefined, page])
  }
})

test('[TOAST] an action runs once, and closes its toast', async () => {
  const { store, region, title, run } = await render()
  const runs: string[] = []
  await run(() =>
    store.push({ tone: 'bad', title: 'Lost', action: { label: 'Again', run: () => runs.push('again') } }),
  )
  await run(() => region.querySelector('button')!.click())
  expect([runs, title()]).toEqual([['again'], undefined])
})
