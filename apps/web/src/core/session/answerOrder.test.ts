import { expect, test } from 'vitest'
import { createAnswerOrder } from './answerOrder.ts'

test('of two requests for one thing only the answer to the newer one counts, whichever comes first', () => {
  const order = createAnswerOrder()
  const [first, second] = [order.begin(), order.begin()]
  expect([first.isNewest(), second.isNewest()]).toEqual([false, true])
  expect([first.isCurrent(), second.isCurrent()]).toEqual([true, true])
})

test('a concurrent request leaves the others valid until its own answer', () => {
  const order = createAnswerOrder()
  const list = order.begin()
  const choice = order.beside()
  expect([list.isNewest(), choice.isNewest()]).toEqual([true, true])
  order.begin()
  expect([list.isNewest(), choice.isNewest()]).toEqual([false, false])
})

test('no answer counts for another visitor', () => {
  const order = createAnswerOrder()
  const [list, choice] = [order.begin(), order.beside()]
  order.restart()
  expect([list, choice].flatMap(one => [one.isCurrent(), one.isNewest()])).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(order.beside().isNewest()).toBe(true)
})
