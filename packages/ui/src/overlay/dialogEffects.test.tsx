// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderInDom } from '../testing/renderInDom.ts'
import { Dialog } from './Dialog.tsx'

test('[DIALOG] an open dialog is named and described, and Escape and its cross ask to close it', async () => {
  const asked: string[] = []
  const dialog = (isOpen: boolean) => (
    <Dialog
      open={isOpen}
      onClose={() => asked.push('close')}
      title="Share"
      description="By a link"
      closeLabel="Close"
    />
  )
  const { render, run } = await renderInDom(dialog(false))
  const shown = () => document.querySelector('[role=dialog]')
  expect(shown()).toBeNull()
  await render(dialog(true))
  const textOf = (attribute: string) =>
    document.getElementById(shown()!.getAttribute(attribute) ?? '')?.textContent
  expect([textOf('aria-labelledby'), textOf('aria-describedby')]).toEqual(['Share', 'By a link'])
  await run(() =>
    shown()!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    ),
  )
  expect(asked).toEqual(['close'])
  await run(() => document.querySelector<HTMLElement>('[aria-label=Close]')!.click())
  expect(asked).toEqual(['close', 'close'])
})
