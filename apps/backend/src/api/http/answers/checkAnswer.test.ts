import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { refuse } from './answer.ts'
import { checkAnswer } from './checkAnswer.ts'

const REFUSAL = { code: 121, localized_message: 'The offer has changed.' }

test('a stored answer is checked against the contract like any other: those that move money are stored', () => {
  const stored = (status: number, body: object) => () =>
    checkAnswer('cashOut', { ok: 'stored', status, body })
  expect(stored(200, CALL_EXAMPLES.cashOut.reply)).not.toThrow()
  expect(stored(200, { data: { id: 'b1' } })).toThrow()
  expect(stored(409, REFUSAL)).not.toThrow()
  expect(stored(409, { code: 121 })).toThrow()
})

test('a refusal has a status that the documents name for its call', () => {
  expect(() => checkAnswer('cashOut', refuse(404, 14))).not.toThrow()
  expect(() => checkAnswer('setCashoutRule', refuse(409, 123))).not.toThrow()
  expect(() => checkAnswer('getSystem', refuse(404, 14))).toThrow(
    'getSystem is not documented to answer 404.',
  )
  expect(() => checkAnswer('placeBets', { ok: 'stored', status: 402, body: REFUSAL })).toThrow('402')
})
