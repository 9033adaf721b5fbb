import type { CallName } from '@touchline/contract'
import { CALLS, errorBody, refusalsOf } from '@touchline/contract/schemas'
import type { Answer } from './answer.ts'

/** Checks an answer against the contract, in tests: throws if its shape is wrong, or its status is not documented. */
export function checkAnswer(name: CallName, answer: Answer<unknown>): void {
  switch (answer.ok) {
    case 'streamed':
      return
    case true:
      CALLS[name].reply.parse(answer.value)
      return
    case 'stored':
      if (answer.status === 200) CALLS[name].reply.parse(answer.body)
      else checkRefusal(name, answer.status, answer.body)
      return
    case false:
      checkRefusal(name, answer.status)
  }
}

function checkRefusal(name: CallName, status: number, body?: object): void {
  if (!refusalsOf(name).includes(status)) throw new Error(`${name} is not documented to answer ${status}.`)
  if (body) errorBody.parse(body)
}
