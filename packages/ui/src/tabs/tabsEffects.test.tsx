// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInDom } from '../testing/renderInDom.ts'
import { Tabs } from './Tabs.tsx'

const TABS = ['one', 'two', 'three'].map(key => ({ key, label: key }))

async function render(direction: 'ltr' | 'rtl') {
  function View() {
    const [value, setValue] = useState('one')
    return <Tabs id="view" label="Views" tabs={TABS} value={value} onChange={setValue} />
  }
  const { container, run } = await renderInDom(<View />)
  const list = container.querySelector<HTMLElement>('[role=tablist]')!
  list.style.direction = direction
  await run(() => container.querySelector<HTMLElement>('[role=tab]')!.focus())
  const press = async (key: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    await run(() => document.activeElement!.dispatchEvent(event))
    const selected = container.querySelector('[aria-selected=true]')
    return [document.activeElement?.textContent, selected?.textContent, event.defaultPrevented]
  }
  return { press }
}

test('[TABS] arrows, Home and End move the focus and select; the page does not scroll', async () => {
  const { press } = await render('ltr')
  expect(await press('ArrowRight')).toEqual(['two', 'two', true])
  expect(await press('End')).toEqual(['three', 'three', true])
  expect(await press('ArrowRight')).toEqual(['one', 'one', true])
  expect(await press('ArrowLeft')).toEqual(['three', 'three', true])
  expect(await press('Home')).toEqual(['one', 'one', true])
})

test('[TABS] in a right-to-left page the left arrow leads on', async () => {
  const { press } = await render('rtl')
  expect(await press('ArrowLeft')).toEqual(['two', 'two', true])
})

test('[TABS] other keys, and arrows with a modifier, are left to the page', async () => {
  const { press } = await render('ltr')
  expect(await press('a')).toEqual(['one', 'one', false])
  expect(await press('ArrowRight', { altKey: true })).toEqual(['one', 'one', false])
})
