import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { createSpeaker, SPEECH_EVERY_MS } from './createSpeaker.ts'
import { slipFacts } from './slipFacts.ts'

const t = (key: string, values?: object): string => (values ? `${key} ${JSON.stringify(values)}` : key)
const text = { money: ({ value }: { value: number }) => `€${value}`, odds: String }

test('a custom bet’s joint price is announced when it moves, and when it is removed', () => {
  const { slip } = createTicketFixture()
  const legs = [anOutcome('7', 2100), anOutcome('7', 1900, { marketId: 18, specifier: 'total=2.5' })]
  slip.dispatch({ type: 'custom-bet-set', selections: legs, customOdds: 3400 as Odds })
  const betId = slip.getState().bets[0]!.id
  const words = (): string[] => slipFacts(slip.getState(), t, text).map(fact => fact.words)
  expect(words()).toEqual(['ticket.speech.picks-at {"count":2,"odds":"3400"}'])
  slip.dispatch({ type: 'custom-odds-moved', betId, odds: 3000 as Odds })
  expect(words()).toContain('ticket.speech.changed-to {"count":1,"before":"3400","odds":"3000"}')
  slip.dispatch({ type: 'custom-odds-moved', betId, odds: null })
  expect(words()).toContain('ticket.custom-gone')
})

test('[SAY] a slip that was emptied is announced as empty, once; one that was always empty is not', () => {
  const { slip, pick } = createTicketFixture()
  let time = 0
  let due: (() => void) | undefined
  const announced: string[] = []
  const speaker = createSpeaker({
    clock: {
      now: () => time,
      later: run => {
        due = run
        return () => (due = undefined)
      },
    },
    facts: () => slipFacts(slip.getState(), t, text),
    announce: words => announced.push(words),
  })
  const settle = (): void => {
    time += SPEECH_EVERY_MS
    speaker.note()
    due?.()
  }
  settle()
  expect(announced).toEqual([])
  pick(anOutcome('7', 2100))
  settle()
  slip.dispatch({ type: 'cleared' })
  settle()
  settle()
  expect(announced).toEqual(['ticket.speech.picks-at {"count":1,"odds":"2100"}', 'ticket.speech.empty'])
})

test('[SAY] an empty slip behind a receipt is not spoken of', () => {
  const { slip, pick, stake } = createTicketFixture()
  pick(anOutcome('7', 2100))
  stake(1000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 0 })
  slip.dispatch({ type: 'placing-accepted', key: 'k', placed: [] })
  expect(slipFacts(slip.getState(), t, text)).toEqual([])
  slip.dispatch({ type: 'dismissed' })
  expect(slipFacts(slip.getState(), t, text)).toMatchObject([{ key: 'empty' }])
})
