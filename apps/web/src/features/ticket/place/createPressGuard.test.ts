import { TAP_GUARD_MS } from '@touchline/domain/tap'
import { expect, test } from 'vitest'
import { createPressGuard } from './createPressGuard.ts'

const BETS = ['one bet']
const entered = (figure: number) => new Map([['combo', figure]])
const ACCEPT = { shown: 'accept 6.17', bets: BETS, entered: entered(1000) }
const PLACE = { shown: 'place €10.00', bets: BETS, entered: entered(1000) }

function aGuard() {
  let time = 10_000
  const guard = createPressGuard(() => time)
  const pass = (ms: number): void => void (time += ms)
  const press = (): boolean => {
    guard.down()
    return guard.takes()
  }
  return { ...guard, pass, press }
}

test('a press on what has long stood there is taken', () => {
  const { means, pass, press } = aGuard()
  means(PLACE)
  pass(TAP_GUARD_MS)
  expect(press()).toBe(true)
})

test('a double tap on Accept accepts and places nothing', () => {
  const { means, pass, press } = aGuard()
  means(ACCEPT)
  pass(5_000)
  expect(press()).toBe(true)
  means(PLACE)
  pass(TAP_GUARD_MS - 1)
  expect(press()).toBe(false)
  pass(1)
  expect(press()).toBe(true)
})

test('a price that reopens between pointer down and click leaves the press without effect', () => {
  const { means, pass, down, takes } = aGuard()
  means(ACCEPT)
  pass(5_000)
  down()
  means(PLACE)
  // However long the finger rests: the action it was pressed for no longer exists.
  pass(5_000)
  expect(takes()).toBe(false)
})

test('odds that the bettor cannot have read are not accepted', () => {
  const { means, pass, down, takes, press } = aGuard()
  means(PLACE)
  pass(5_000)
  means(ACCEPT)
  expect(press()).toBe(false)
  pass(TAP_GUARD_MS)
  down()
  means({ ...ACCEPT, shown: 'accept 5.90' })
  pass(TAP_GUARD_MS)
  expect(takes()).toBe(false)
})

test('a meaning drawn again is not a new one', () => {
  const { means, pass, press } = aGuard()
  means(PLACE)
  pass(TAP_GUARD_MS)
  means({ ...PLACE })
  expect(press()).toBe(true)
})

test('a stake just typed holds nothing up, on the button or with Enter', () => {
  const { means, pass, takes, press } = aGuard()
  means({ shown: 'enter a stake', bets: BETS, entered: entered(0) })
  pass(5_000)
  means({ shown: 'place €2.00', bets: ['a bet with a stake'], entered: entered(200) })
  expect(takes()).toBe(true)
  expect(press()).toBe(true)
})

test('[SLIP-13] a stake that the market moved, because the bettor entered what to win, is one that the bettor has not read', () => {
  const { means, pass, press } = aGuard()
  means({ shown: 'place €50.00', bets: BETS, entered: entered(10_000) })
  pass(5_000)
  means({ shown: 'place €95.24', bets: ['at another price'], entered: entered(10_000) })
  pass(10)
  expect(press()).toBe(false)
})

test('a stake that came with another bet was not entered by this press', () => {
  const { means, pass, press } = aGuard()
  means({ shown: 'pick a price', bets: BETS, entered: new Map() })
  pass(5_000)
  means(PLACE)
  pass(10)
  expect(press()).toBe(false)
})
