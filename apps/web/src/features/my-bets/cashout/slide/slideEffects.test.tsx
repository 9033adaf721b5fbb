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

/** The slide with a track of 300 and a thumb of 50 pixels, and a pointer on it. */
async function renderDragged(direction: 'ltr' | 'rtl' = 'ltr') {
  const slide = await render()
  const { track, thumb } = slide
  Object.defineProperty(track, 'clientWidth', { value: 300 })
  Object.defineProperty(thumb, 'offsetWidth', { value: 50 })
  track.style.direction = direction
  track.style.setProperty('padding-inline-start', '0px')
  const point = (type: string, clientX: number, more: PointerEventInit = {}) =>
    settle(() =>
      thumb.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, ...more })),
    )
  return { ...slide, point, way: () => track.style.getPropertyValue('--way') }
}

test('a thumb that is dragged to the end confirms once, and the click that ends the drag is no press', async () => {
  const { point, press, way, confirmed, track } = await renderDragged()
  await point('pointerdown', 10)
  await point('pointermove', 110)
  expect([way(), track.dataset.state, confirmed]).toEqual(['100px', 'held', []])
  await point('pointermove', 260)
  expect([way(), track.dataset.state, confirmed]).toEqual(['0px', 'idle', ['1480/']])
  await point('pointermove', 260)
  await point('pointerup', 260)
  await press(1_000)
  expect([track.dataset.state, confirmed]).toEqual(['idle', ['1480/']])
})

test('a thumb that is released early, or whose gesture the browser takes over, goes back', async () => {
  const { point, way, confirmed, track } = await renderDragged()
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    await point('pointerdown', 10)
    await point('pointermove', 200)
    expect(track.dataset.state).toBe('held')
    await point(end, 200)
    expect([end, way(), track.dataset.state]).toEqual([end, '0px', 'idle'])
  }
  await point('pointermove', 300)
  expect([way(), confirmed]).toEqual(['0px', []])
})

test('another offer resets a thumb that is being dragged: the rest of the drag confirms nothing', async () => {
  const { point, offer, way, confirmed, track } = await renderDragged()
  await point('pointerdown', 10)
  await point('pointermove', 200)
  await offer('1500/')
  expect([way(), track.dataset.state]).toEqual(['0px', 'idle'])
  await point('pointermove', 260)
  expect([way(), confirmed]).toEqual(['0px', []])
})

test('right to left the thumb is dragged to the left; other buttons and other pointers do not drag it', async () => {
  const { point, way, confirmed } = await renderDragged('rtl')
  await point('pointerdown', 260, { button: 2 })
  await point('pointermove', 100)
  expect(way()).toBe('0px')
  await point('pointerdown', 260)
  await point('pointermove', 100, { pointerId: 2 })
  expect(way()).toBe('0px')
  await point('pointermove', 10)
  expect(confirmed).toEqual(['1480/'])
})
