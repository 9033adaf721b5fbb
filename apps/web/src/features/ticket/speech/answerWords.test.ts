import type { Bet } from '@touchline/domain/bet'
import { PLACEMENT_CODES } from '@touchline/domain/placing'
import type { Slip } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { answerWords } from './answerWords.ts'

const t = (key: string, values?: object): string => (values ? `${key} ${JSON.stringify(values)}` : key)
const text = { money: ({ value }: { value: number }) => `€${value}`, odds: String }

/** A slip whose every step is turned into an announcement, with nothing rendered. */
function createSpokenSlip() {
  const fixture = createTicketFixture()
  const announced: string[] = []
  let last = ''
  fixture.slip.subscribe((now: Slip, before: Slip) => {
    last = answerWords(before, now, t, text) ?? last
    if (last !== announced.at(-1)) announced.push(last)
  })
  fixture.pick(anOutcome('7', 2100))
  fixture.stake(2000)
  return { ...fixture, announced }
}

test('an accepted bet is announced, whatever is rendered, and not after its receipt is closed', () => {
  const { slip, announced } = createSpokenSlip()
  slip.dispatch({ type: 'placing-started', key: 'k', at: 0 })
  const bet = { id: '9', ref: 'A', type: 'single', legs: [], stake: slip.getState().bets[0]!.stake }
  slip.dispatch({ type: 'placing-accepted', key: 'k', placed: [bet as unknown as Bet] })
  expect(announced).toEqual(['', 'ticket.accepted {"count":1}. ticket.taken {"sum":"€2000"}'])
  slip.dispatch({ type: 'dismissed' })
  expect(announced.at(-1)).toBe('')
})

test('a refused sum is announced with its limit', () => {
  const { refuse, announced } = createSpokenSlip()
  const kind = 'stake-too-high'
  const code = PLACEMENT_CODES[kind]
  refuse({ kind: 'refused', code, byBet: {}, message: 'Too high.', refusals: [{ kind, code, limit: 500 }] })
  expect(announced.at(-1)).toBe('ticket.not-placed Too high. ticket.block.stake-too-high {"sum":"€500"}.')
})

test('a refused bet is announced with its reason, and the same refusal of the next attempt again', () => {
  const { refuse, announced } = createSpokenSlip()
  const error = {
    kind: 'refused',
    code: PLACEMENT_CODES['stake-too-high'],
    byBet: {},
    message: 'The highest stake is €5.',
  } as const
  refuse(error)
  refuse(error)
  const words = 'ticket.not-placed The highest stake is €5.'
  expect(announced).toEqual(['', words, '', words])
})
