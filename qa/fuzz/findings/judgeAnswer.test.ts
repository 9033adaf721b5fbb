import { expect, test } from 'vitest'
import { judgeAnswer } from './judgeAnswer.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const refusal = (message: string) => JSON.stringify({ code: 10, localized_message: message })

test('a refusal of the contract and an answer of any call are well', () => {
  expect(
    judgeAnswer({ status: 422, type: JSON_TYPE, text: refusal('The stake is too low.') }, false),
  ).toEqual([])
  expect(judgeAnswer({ status: 200, type: 'text/csv', text: 'id' }, false)).toEqual([])
})

test.each([
  ['a server error', 500, JSON_TYPE, refusal('x'), false],
  ['no answer', 0, '', 'closed', false],
  ['a redirect', 302, '', '', false],
  ['a refusal in words of the framework', 400, JSON_TYPE, '{"error":"Bad Request","statusCode":400}', false],
  ['a refusal that is a page', 404, 'text/html', refusal('x'), false],
  ['a refusal without a body', 400, '', '', false],
  ['a refusal with a body that is not ours, where none was needed', 400, JSON_TYPE, '{}', true],
  ['SQL in a refusal', 400, JSON_TYPE, refusal('select id from bets where x'), false],
  ['a stack in a refusal', 400, JSON_TYPE, refusal('at place (/srv/placeBets.ts:12:3)'), false],
])('%s is a fault', (_, status, type, text, mayBeBare) => {
  expect(judgeAnswer({ status, type, text }, mayBeBare)).not.toEqual([])
})

test('who sends no HTTP may be refused without a body', () => {
  expect(judgeAnswer({ status: 400, type: '', text: '' }, true)).toEqual([])
})
