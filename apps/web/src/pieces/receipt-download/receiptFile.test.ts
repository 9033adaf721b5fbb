import { expect, test } from 'vitest'
import { receiptFile } from './receiptFile.ts'

test('a receipt is a file named after its bet, which holds what was signed untouched', () => {
  const receipt = { body: '{"odds":2350}', signature: 'c2ln', key_id: 'k-1' }
  const { name, text } = receiptFile('7F3K-2209', receipt)
  expect([name, JSON.parse(text)]).toEqual(['receipt-7F3K-2209.json', receipt])
})
