import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import type { JointAnswer } from './fetchJointPrice.ts'
import { createBuilder } from './createBuilder.ts'

const pick = (marketId: number, outcomeId: string): OutcomeKey => ({
  matchId: '7' as MatchId,
  marketId,
  specifier: '',
  outcomeId,
})
const homeWin = pick(1, '1')
const bothScore = pick(29, '74')
const known = (odds: number, ...available: OutcomeKey[]): JointAnswer => ({
  status: 'known',
  odds: odds as Odds,
  available: new Set(available.map(outcomeKeyOf)),
})

/** A builder whose server, feed and clock the test drives. */
function aBuilder(legs: readonly OutcomeKey[] = []) {
  const questions: {
    legs: readonly OutcomeKey[]
    signal: AbortSignal
    answer: (given: JointAnswer) => void
  }[] = []
  const listeners = new Map<string, () => void>()
  let timers: { run: () => void; at: number }[] = []
  let time = 0
  const builder = createBuilder({
    legs,
    fetchPrice: (picks, signal) => new Promise(answer => questions.push({ legs: picks, signal, answer })),
    follow: (key, listener) => {
      listeners.set(outcomeKeyOf(key), listener)
      return () => listeners.delete(outcomeKeyOf(key))
    },
    later: (run, delayMs) => {
      const timer = { run, at: time + delayMs }
      timers.push(timer)
      return () => (timers = timers.filter(other => other !== timer))
    },
  })
  const pass = (ms: number): void => {
    time += ms
    const due = timers.filter(({ at }) => at <= time)
    timers = timers.filter(({ at }) => at > time)
    due.forEach(({ run }) => run())
  }
  const answer = async (index: number, given: JointAnswer): Promise<void> => {
    questions[index]!.answer(given)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { builder, questions, listeners, pass, answer, price: () => builder.getState().price }
}

test('several picks in one breath are one question', async () => {
  const { builder, questions, pass, answer, price } = aBuilder()
  builder.toggle(homeWin)
  pass(100)
  builder.toggle(bothScore)
  expect(price()).toEqual({ status: 'asking', before: undefined })
  pass(150)
  expect(questions.map(({ legs }) => legs)).toEqual([[homeWin, bothScore]])
  await answer(0, known(3_050))
  expect(price()).toEqual({ status: 'known', odds: 3_050 })
})

test('the last answer wins: a question overtaken is dropped, whenever it is answered', async () => {
  const { builder, questions, pass, answer, price } = aBuilder()
  builder.toggle(homeWin)
  pass(150)
  builder.toggle(bothScore)
  expect(questions[0]!.signal.aborted).toBe(true)
  pass(150)
  await answer(1, known(3_050))
  await answer(0, known(1_900))
  expect(price()).toEqual({ status: 'known', odds: 3_050 })
})

test('when a price of a pick moves the joint price is requested again, once for several moves, and stays visible in the meantime', async () => {
  const { questions, listeners, pass, answer, price } = aBuilder([homeWin, bothScore])
  pass(150)
  await answer(0, known(3_050))
  listeners.get(outcomeKeyOf(homeWin))!()
  listeners.get(outcomeKeyOf(bothScore))!()
  expect(price()).toEqual({ status: 'known', odds: 3_050 })
  pass(500)
  expect(questions).toHaveLength(2)
  await answer(1, known(2_900))
  expect(price()).toEqual({ status: 'known', odds: 2_900 })
})

test('the joint price is requested even if prices move all the time, and a slow answer is awaited', async () => {
  const { questions, listeners, pass, answer, price } = aBuilder([homeWin])
  pass(150)
  await answer(0, known(1_900))
  const move = listeners.get(outcomeKeyOf(homeWin))!
  for (let i = 0; i < 20; i++) {
    move()
    pass(100)
  }
  expect(questions).toHaveLength(2)
  expect(questions[1]!.signal.aborted).toBe(false)
  await answer(1, known(1_950))
  expect(price()).toEqual({ status: 'known', odds: 1_950 })
  pass(500)
  expect(questions).toHaveLength(3)
})

test('a removed pick is not priced any more, and the last one removes the price', async () => {
  const { builder, questions, listeners, pass, answer } = aBuilder([homeWin, bothScore])
  pass(150)
  await answer(0, known(3_050, pick(18, '12')))
  builder.toggle(homeWin)
  expect([...listeners.keys()]).toEqual([outcomeKeyOf(bothScore)])
  expect(builder.getState().price).toEqual({ status: 'asking', before: 3_050 })
  builder.toggle(bothScore)
  pass(1_000)
  expect(questions).toHaveLength(1)
  expect(builder.getState()).toEqual({ legs: [], price: { status: 'none' }, available: undefined })
})

test('a refusal keeps what could be added before, and the picks', async () => {
  const { builder, pass, answer, price } = aBuilder([homeWin])
  pass(150)
  await answer(0, known(1_900, bothScore))
  builder.toggle(pick(1, '3'))
  pass(150)
  const refusal = { status: 'refused', why: 'contradiction', atFault: [outcomeKeyOf(pick(1, '3'))] } as const
  await answer(1, refusal)
  expect(price()).toEqual(refusal)
  expect(builder.getState()).toMatchObject({
    legs: [homeWin, pick(1, '3')],
    available: new Set([outcomeKeyOf(bothScore)]),
  })
})

test('without an answer it is requested again automatically', async () => {
  const { questions, pass, answer } = aBuilder([homeWin])
  pass(150)
  await answer(0, { status: 'unanswered' })
  pass(5_000)
  expect(questions).toHaveLength(2)
})

test('without an answer it can be requested again at once', async () => {
  const { builder, questions, pass, answer, price } = aBuilder([homeWin])
  pass(150)
  await answer(0, { status: 'unanswered' })
  builder.retry()
  expect(price()).toEqual({ status: 'asking', before: undefined })
  pass(0)
  await answer(1, known(1_900))
  expect([questions.length, price()]).toEqual([2, { status: 'known', odds: 1_900 }])
})

test('when closed, it follows and requests nothing', () => {
  const { builder, questions, listeners, pass } = aBuilder([homeWin])
  builder.close()
  pass(1_000)
  expect([questions.length, listeners.size]).toEqual([0, 0])
})
