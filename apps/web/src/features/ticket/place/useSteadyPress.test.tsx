// @vitest-environment happy-dom
import { TAP_GUARD_MS } from '@touchline/domain/tap'
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { useSteadyPress } from './useSteadyPress.ts'

/** The slip's button with a label that the test changes. */
async function render(first: string) {
  const page = createPageFixture()
  const runs: string[] = []
  function Press({ label }: { label: string }) {
    const { isIgnored, pressNow, handlers } = useSteadyPress({
      label,
      kind: 'place',
      run: () => runs.push(label),
    })
    return (
      <>
        <button type="button" {...handlers}>
          {label}
        </button>
        <input onChange={pressNow} />
        {isIgnored && <p>ignored</p>}
      </>
    )
  }
  const dom = await renderInDom(page.frame(<Press label={first} />))
  const button = dom.container.querySelector('button')!
  const down = () => settle(() => button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  const click = () => settle(() => button.click())
  return {
    ...page,
    runs,
    down,
    click,
    button,
    label: (label: string) => dom.render(page.frame(<Press label={label} />)),
    isIgnored: () => dom.container.querySelector('p') !== null,
  }
}

test('a press does what the label said when the finger came down, once the label is old enough to be read', async () => {
  const { down, click, pass, runs, isIgnored } = await render('Place €10')
  await down()
  await click()
  expect([runs, isIgnored()]).toEqual([[], true])
  pass(TAP_GUARD_MS)
  await down()
  await click()
  expect([runs, isIgnored()]).toEqual([['Place €10'], false])
})

test('a label that changes under the finger makes the press one that is ignored, and shown as such until the next change', async () => {
  const { down, click, pass, label, runs, isIgnored } = await render('Place €10')
  pass(TAP_GUARD_MS)
  await down()
  await label('Place €20')
  pass(TAP_GUARD_MS)
  await click()
  expect([runs, isIgnored()]).toEqual([[], true])
  await label('Place €30')
  expect(isIgnored()).toBe(false)
})

test('a key that is held down presses once', async () => {
  const { button, pass } = await render('Place €10')
  pass(TAP_GUARD_MS)
  const key = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
  await settle(() => button.dispatchEvent(key))
  expect(key.defaultPrevented).toBe(true)
})
