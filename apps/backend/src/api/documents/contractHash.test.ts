import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildAsyncApi, buildOpenApi } from '@touchline/contract/documents'

test('the contract is what it was: a change is a choice, made by changing this hash', () => {
  const documents = JSON.stringify([buildOpenApi('0'), buildAsyncApi('0')])
  expect(createHash('sha256').update(documents).digest('hex').slice(0, 16)).toBe('78029c811ac4748d')
})
