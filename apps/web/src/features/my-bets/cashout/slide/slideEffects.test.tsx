// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createBetsFixture } from '../../testing/betsFixture.tsx'
import { SlideToCashOut } from './SlideToCashOut.tsx'

async function render() {
  const { frame } = createBetsFixture()
  const confirmed: string[] = []
  const control = (offer: string) =>
    frame(<SlideToCashOut amount="€14.80" offer={offer} onConfirm={() => confirmed.push(offer)} />)
  const { container, render: renderAgain } = await renderInDom(control('1480/'))
  const track = container.querySelector<HTMLElement>('[data-state]')!
  const thumb = container.querySelector('button')!
  /** A press by key, switch or tap, at `at` milliseconds. */
  const press = (at: number) => {
    const click = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(click, 'timeStamp', { value: at })
    return settle(() => thumb.dispatchEvent(click))
  }
  return { confirmed, track, thumb, press, offer: (offer: string) => renderAgain(control(offer)) }
}

test('a first press arms and a second one confirms, unless it is the same hand’s double press', async () => {
  const { press, confirmed, track } = await render()
  await press(1_000)
  expect([track.dataset.state, confirmed]).toEqual(['armed', []])
  await press(1_100)
  expect(confirmed).toEqual([])
  await press(1_600)
  expect([track.dataset.state, confirmed]).toEqual(['idle', ['1480/']])
})

test('another offer, Escape or leaving the control forgets the first press', async () => {
  const { press, offer, confirmed, track, thumb } = await render()
  await press(1_000)
  await offer('1500/')
  expect(track.dataset.state).toBe('idle')
  await press(3_000)
  await settle(() => thumb.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(track.dataset.state).toBe('idle')
  await press(5_000)
  await settle(() => thumb.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect([track.dataset.state, confirmed]).toEqual(['idle', []])
})

test('without a second press in five seconds the first one is forgotten', async () => {
  vi.useFakeTimers()
  try {
    const { press, track } = await render()
    await press(1_000)
    await settle(() => vi.advanceTimersByTime(4_999))
    expect(track.dataset.state).toBe('armed')
    await settle(() => vi.advanceTimersByTime(1))
    expect(track.dataset.state).toBe('idle')
  } finally {
    vi.useRealTimers()
  }
})
