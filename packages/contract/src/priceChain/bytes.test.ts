/// <reference types="node" />
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

test.each([
  ['Zg', '66'],
  ['Zm8', '666f'],
  ['Z m\n9v', '666f6f'],
  ['Zm9v====', '666f6f'],
  ['-_', ''],
])('base64 %j without padding or with other characters is the bytes %s', (text, hex) => {
  expect(bytesToHex(base64ToBytes(text))).toBe(hex)
})

test('any bytes come back from base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), bytes => {
      const text = Buffer.from(bytes).toString('base64')
      expect(base64ToBytes(text)).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test('any text is the UTF-8 that Node writes', () => {
  const characters = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 20 }), points => {
      const text = String.fromCodePoint(...points)
      expect(bytesToHex(utf8(text))).toBe(Buffer.from(text).toString('hex'))
    }),
  )
})

test('hexadecimal digits are read in both cases, and written in lower case', () => {
  expect(hexToBytes('00FFab')).toEqual(Uint8Array.from([0, 255, 171]))
  expect(bytesToHex(Uint8Array.from([0, 255, 171]))).toBe('00ffab')
  expect(hexToBytes('')).toEqual(new Uint8Array())
})

test('bytes are joined in order, empty ones and none at all too', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values)
  expect(concat([bytes(1, 2), bytes(), bytes(3)])).toEqual(bytes(1, 2, 3))
  expect(concat([])).toEqual(bytes())
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 6 }), parts => {
      expect([...concat(parts)]).toEqual(parts.flatMap(part => [...part]))
    }),
  )
})
