import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concat, base64ToBytes, hexToBytes, bytesToHex, uint64, utf8 } from './bytes.ts'

test.each([
  ['', ''],
  ['Zg==', '66'],
  ['Zm8=', '666f'],
  ['Zm9v', '666f6f'],
  ['Zm9vYg==', '666f6f62'],
  ['Zm9vYmFy', '666f6f626172'],
  ['+/+/AP8=', 'fbffbf00ff'],
])('base64 %s is the bytes %s (RFC 4648)', (text, hex) => {
  expect(bytesToHex(base64ToBytes(text))).toBe(hex)
})

test('what is written as hex reads the same', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), bytes => {
      expect(hexToBytes(bytesToHex(bytes))).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test('a number is eight bytes, the highest first', () => {
  expect(bytesToHex(uint64(0))).toBe('0000000000000000')
  expect(bytesToHex(uint64(258))).toBe('0000000000000102')
  expect(bytesToHex(uint64(Number.MAX_SAFE_INTEGER))).toBe('001fffffffffffff')
  fc.assert(
    fc.property(fc.maxSafeNat(), value => {
      expect(Number.parseInt(bytesToHex(uint64(value)), 16)).toBe(value)
    }),
  )
})

test.each([
  ['abc', '616263'],
  ['é', 'c3a9'],
  ['€', 'e282ac'],
  ['⚽', 'e29abd'],
  ['😀', 'f09f9880'],
])('%s is %s as UTF-8', (text, hex) => {
  expect(bytesToHex(utf8(text))).toBe(hex)
  expect(concat([utf8('a'), utf8(text)])).toEqual(utf8(`a${text}`))
})
