import { expect, test } from 'vitest'
import { encodingOf } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['br; q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['BR', 'br'],
  ['abrupt, zgzip', 'identity'],
  ['identity, br;q=0.5', 'identity'],
])('[RFC 9110, 12.5.3] "%s" is answered in %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding)
})
