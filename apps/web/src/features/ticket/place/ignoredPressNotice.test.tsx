import { TAP_GUARD_MS } from '@touchline/domain/tap'
import { expect, test } from 'vitest'
import { useSlipState } from '#core/slip'
import { createPressGuard } from './createPressGuard.ts'
import { IgnoredPressNotice } from './IgnoredPressNotice.tsx'
import { pressMeaning } from './pressMeaning.ts'
import { slipTotals } from '../amounts/index.ts'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { usePlaceAction } from './usePlaceAction.ts'

const first = anOutcome('7', 2100)
const second = anOutcome('8', 3010)

/** The foot of a slip with two picks and a stake, and a clock that the test moves. */
function aFoot(locale: 'en' | 'de' | 'ar' = 'en') {
  let time = 0
  const guard = createPressGuard(() => time)
  function Foot() {
    const state = useSlipState(slip => slip)
    const totals = slipTotals(state)
    const action = usePlaceAction(totals)
    guard.means(pressMeaning(action, state))
    return <IgnoredPressNotice {...guard.ignored.getState()} action={action} totals={totals} />
  }
  const fixture = createTicketFixture(locale)
  fixture.session.setState({ status: 'LOGGED_IN' })
  fixture.pick(first, second)
  fixture.stake(1000)
  const shown = (): string => fixture.words(<Foot />).trim()
  shown()
  return {
    ...fixture,
    /** The text at the button. */
    shown,
    pass: (ms: number) => (time += ms),
    press(): boolean {
      guard.down()
      return guard.takes()
    },
  }
}

test('a press just after a price moved shows the new price and how to accept it', () => {
  const { shown, move, pass, press } = aFoot()
  pass(5_000)
  expect(shown()).toBe('')
  move(first, 2050)
  shown()
  expect(press()).toBe(false)
  expect(shown()).toBe('The odds just changed. Press again to accept 6.17.')
})

test('the words are gone with the next press that counts, and when the slip changes', () => {
  const { shown, move, pass, press } = aFoot()
  pass(5_000)
  move(first, 2050)
  shown()
  press()
  pass(TAP_GUARD_MS)
  expect(shown()).not.toBe('')
  expect(press()).toBe(true)
  expect(shown()).toBe('')

  move(first, 2000)
  shown()
  press()
  expect(shown()).toBe('The odds just changed. Press again to accept 6.02.')
  move(first, 1950)
  expect(shown()).toBe('')
})

test('[SLIP-13] a stake that follows what the bettor wants to win is not placed as the market moves it', () => {
  const { slip, shown, move, pass, press } = aFoot()
  slip.dispatch({ type: 'accept-mode-chosen', mode: 'any' })
  slip.dispatch({ type: 'potential-win-set', betId: slip.getState().bets[0]!.id, potentialWin: 10_000 })
  pass(5_000)
  shown()
  expect(press()).toBe(true)
  move(first, 1050)
  shown()
  expect(slip.getState().bets[0]!.stake.value).toBe(3164)
  expect(press()).toBe(false)
})

test('where Accept became Place under the finger, nothing was placed, and the button shows it', () => {
  const { shown, move, slip, pass, press } = aFoot()
  move(first, 2050)
  shown()
  pass(5_000)
  slip.dispatch({ type: 'odds-accepted' })
  shown()
  expect(press()).toBe(false)
  expect(shown()).toBe('The button changed just as you pressed it, so nothing was done. Press again.')
})

test('where the action is gone, pressing again is not advised', () => {
  const { shown, slip, pass, press } = aFoot()
  pass(5_000)
  slip.dispatch({ type: 'availability-changed', changes: [{ ...second, marketStatus: -1 }] })
  shown()
  press()
  expect(shown()).toBe('The button changed just as you pressed it, so nothing was done.')
})

test.each([
  ['de', 'Drücke noch einmal, um 6,17 anzunehmen.'],
  ['ar', 'اضغط مرة أخرى لقبول 6.17.'],
] as const)('the words of %s name the price too', (locale, words) => {
  const { shown, move, pass, press } = aFoot(locale)
  pass(5_000)
  move(first, 2050)
  shown()
  press()
  expect(shown()).toContain(words)
})
