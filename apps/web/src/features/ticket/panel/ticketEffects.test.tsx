// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { AlertsProvider, createAlerts, type Alerts } from '#shared/alerts'
import { renderInDom, settle } from '#shared/testing'
import { useStakeShortcut } from '../stakes/index.ts'
import { useSlipNews } from '../news/index.ts'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { SlipView } from './SlipView.tsx'

const press = (init: KeyboardEventInit) =>
  settle(() => window.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...init })))

test('Alt+S runs the shortcut by the place of the key, and nothing else does; it ends with its component', async () => {
  let runs = 0
  const count = () => (runs += 1)
  function Shortcut() {
    useStakeShortcut(count)
    return null
  }
  const { unmount } = await renderInDom(<Shortcut />)
  await press({ code: 'KeyS', key: 'ß', altKey: true })
  expect(runs).toBe(1)
  await press({ code: 'KeyS' })
  await press({ code: 'KeyS', altKey: true, ctrlKey: true })
  await press({ code: 'KeyD', altKey: true })
  expect(runs).toBe(1)
  await unmount()
  await press({ code: 'KeyS', altKey: true })
  expect(runs).toBe(1)
})

test('the focus goes with a placed bet: from the button to its progress, and to the receipt', async () => {
  const { frame, slip, pick, stake } = createTicketFixture()
  pick(anOutcome('7', 1950))
  stake(1000)
  const { container } = await renderInDom(frame(<SlipView place="dock" />))
  const button = container.querySelector<HTMLElement>('footer button')!
  await settle(() => button.focus())
  await settle(() => slip.dispatch({ type: 'placing-started', key: 'k', at: 0 }))
  expect(document.activeElement?.hasAttribute('data-takes-focus')).toBe(true)
  expect(document.activeElement?.tagName).toBe('H2')
})

test('from a receipt that is closed the focus goes back to the price that was picked last', async () => {
  const { frame, slip, pick, stake } = createTicketFixture()
  pick(anOutcome('7', 1950))
  stake(1000)
  const { container } = await renderInDom(
    frame(
      <>
        <main>
          <button type="button" data-price="7/1//1">
            1.95
          </button>
        </main>
        <SlipView place="dock" />
      </>,
    ),
  )
  const { bets } = slip.getState()
  await settle(() => container.querySelector<HTMLElement>('footer button')!.focus())
  await settle(() => slip.dispatch({ type: 'placing-started', key: 'k', at: 0 }))
  const placed = bets.map(bet => ({ ...bet, legs: bet.selections, acceptMode: 'none' })) as never
  await settle(() => slip.dispatch({ type: 'placing-accepted', key: 'k', placed }))
  expect(document.activeElement?.tagName).toBe('H2')
  await settle(() => slip.dispatch({ type: 'dismissed' }))
  expect(document.activeElement).toBe(container.querySelector('[data-price]'))
})

test('a bettor who is elsewhere on the page stays there when the slip changes', async () => {
  const { frame, slip, pick, stake } = createTicketFixture()
  pick(anOutcome('7', 1950))
  stake(1000)
  await renderInDom(
    frame(
      <>
        <button type="button" id="elsewhere">
          .
        </button>
        <SlipView place="dock" />
      </>,
    ),
  )
  await settle(() => document.getElementById('elsewhere')!.focus())
  await settle(() => slip.dispatch({ type: 'placing-started', key: 'k', at: 0 }))
  expect(document.activeElement?.id).toBe('elsewhere')
})

test('news of the slip becomes an alert while the component is mounted; what a dialog shows does not', async () => {
  const { frame, slip } = createTicketFixture()
  const keys: string[] = []
  const alerts: Alerts = { ...createAlerts(), push: ({ key = '' }) => void keys.push(key) }
  function News() {
    useSlipNews()
    return null
  }
  const { unmount } = await renderInDom(
    frame(
      <AlertsProvider alerts={alerts}>
        <News />
      </AlertsProvider>,
    ),
  )
  await settle(() => slip.report({ kind: 'locked' }))
  await settle(() => slip.report({ kind: 'share-failed', why: 'empty' }))
  expect(keys).toEqual(['locked'])
  await unmount()
  await act(async () => slip.report({ kind: 'too-old' }))
  expect(keys).toEqual(['locked'])
})
