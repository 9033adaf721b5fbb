// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { usePriceToReturnTo } from './usePriceToReturnTo.ts'

test('the price that was picked last is found on the page, also once it is off the slip, before and after the slip is drawn', async () => {
  const { frame, slip, pick } = createTicketFixture()
  pick(anOutcome('7', 1950))
  function Price() {
    const find = usePriceToReturnTo()
    return (
      <button type="button" onClick={() => find()?.focus()}>
        back
      </button>
    )
  }
  const { container } = await renderInDom(
    frame(
      <>
        <main>
          {['7', '8'].map(id => (
            <button key={id} type="button" data-price={`${id}/1//1`}>
              {id}
            </button>
          ))}
        </main>
        <Price />
      </>,
    ),
  )
  const back = async () => {
    await settle(() => container.querySelector<HTMLElement>('main ~ button')!.click())
    return document.activeElement?.textContent
  }
  await settle(() => slip.dispatch({ type: 'cleared' }))
  expect(await back()).toBe('7')
  await settle(() => pick(anOutcome('8', 2100)))
  await settle(() => slip.dispatch({ type: 'cleared' }))
  expect(await back()).toBe('8')
})
