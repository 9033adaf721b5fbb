import { IDEMPOTENCY_HEADER } from '@touchline/contract'
import { expect, test } from 'vitest'
import { findContradictions } from './findContradictions.ts'
import type { FuzzRequest } from '../requests/makeRequest.ts'

const sent = (key: string, call: FuzzRequest['call'] = 'cashOut'): FuzzRequest => ({
  index: 0,
  call,
  kind: 'valid',
  method: 'POST',
  target: '/',
  headers: [[IDEMPOTENCY_HEADER, key]],
  body: undefined,
})
const answer = (status: number, text: string) => ({ status, type: 'application/json', text })

test('a key is answered in one way, in whatever order its fields stand', () => {
  const requests = [sent('a'), sent('a'), sent('b')]
  const answers = [answer(200, '{"x":1,"y":2}'), answer(200, '{"y":2,"x":1}'), answer(409, '{}')]
  expect(findContradictions({ requests, isRace: true }, answers)).toEqual([])
})

test('two stored answers to one key are a fault, a refusal for load beside one is none', () => {
  const requests = [sent('a'), sent('a')]
  const message = 'the key a was answered in two ways'
  expect(findContradictions({ requests, isRace: true }, [answer(200, '{}'), answer(409, '{}')])).toEqual([
    message,
  ])
  expect(findContradictions({ requests, isRace: true }, [answer(200, '1'), answer(200, '2')])).toEqual([
    message,
  ])
  expect(findContradictions({ requests, isRace: true }, [answer(200, '1'), answer(429, '2')])).toEqual([])
})

test('a rule is set without a key, and different requests may be answered differently', () => {
  const answers = [answer(200, '1'), answer(200, '2')]
  const rules = [sent('a', 'setCashoutRule'), sent('a', 'setCashoutRule')]
  expect(findContradictions({ requests: rules, isRace: true }, answers)).toEqual([])
  expect(findContradictions({ requests: [sent('a'), sent('a')], isRace: false }, answers)).toEqual([])
})
