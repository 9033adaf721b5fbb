// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { useState } from 'react'
import { currencyOf, moneyOf } from '@touchline/domain/money'
import { renderInDom, settle } from '#shared/testing'
import { createTicketFixture } from '../testing/ticketFixture.tsx'
import { KeypadFrame } from './KeypadFrame.tsx'
import { StakeField } from './StakeField.tsx'

const EUR = currencyOf('EUR')!

afterEach(() => {
  vi.restoreAllMocks()
})

/** Two fields for stakes in a slip, with or without a keypad of its own. */
async function render(hasKeypad: boolean) {
  const { frame } = createTicketFixture()
  const sums: number[] = []
  function Field({ id }: { id: string }) {
    const [sum, setSum] = useState(0)
    const take = (value: number): void => {
      sums.push(value)
      setSum(value)
    }
    return (
      <>
        <StakeField id={id} label={id} sum={moneyOf(sum, EUR)} currency={EUR} offered={[]} onSum={take} />
        <button type="button" data-offer={id} onClick={() => take(2_000)}>
          20
        </button>
      </>
    )
  }
  const { container } = await renderInDom(
    frame(
      <KeypadFrame hasKeypad={hasKeypad}>
        <Field id="one" />
        <Field id="two" />
      </KeypadFrame>,
    ),
  )
  const field = (id: string) => container.querySelector<HTMLInputElement>(`#${id}`)!
  return {
    sums,
    field,
    focus: (id: string) => settle(() => field(id).focus()),
    keypad: () => container.querySelector('fieldset'),
    offer: (id: string) => settle(() => container.querySelector<HTMLElement>(`[data-offer=${id}]`)!.click()),
    async press(...signs: string[]) {
      for (const sign of signs) {
        const keys = [...container.querySelectorAll<HTMLElement>('fieldset button')]
        await settle(() => keys.find(key => key.textContent === sign)!.click())
      }
    },
  }
}

test('a field with the focus gets the keypad, which stays in view and types into it', async () => {
  const scrolled: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    scrolled.push(this)
  })
  const { field, focus, keypad, press, sums } = await render(true)
  expect(keypad()).toBeNull()
  await focus('one')
  expect(keypad()).not.toBeNull()
  expect(scrolled).toEqual([field('one')])
  await press('1', '2', '.', '5')
  expect([field('one').value, sums.at(-1)]).toEqual(['12.5', 1_250])
  await press('')
  expect(field('one').value).toBe('12.')
})

test('the keypad types after what the field shows now, and into the field that got the focus last', async () => {
  const { field, focus, press, offer } = await render(true)
  await focus('one')
  await press('7')
  await offer('one')
  // A sum from elsewhere is no text of the field: a key begins a new one.
  await press('3')
  expect(field('one').value).toBe('3')
  await focus('two')
  await press('4', '5')
  expect([field('one').value, field('two').value]).toEqual(['3', '45'])
})

test('where the keyboard of the system is used, a field with the focus has no keypad', async () => {
  const { field, focus, keypad } = await render(false)
  await focus('one')
  expect([keypad(), field('one').inputMode]).toEqual([null, 'decimal'])
})
