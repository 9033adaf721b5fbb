import { expect, test } from 'vitest'
import { customPagesOf, operatorOf, userGroupCheckOf } from './siteTexts.ts'

const page = { path: 'help/payments', title: { en: 'Help', de: 'Hilfe' }, blocks: [{ text: { en: 'Text' } }] }

test('pages of the operator come from one JSON text', () => {
  expect(customPagesOf(JSON.stringify([page]))).toEqual([page])
  expect(customPagesOf('')).toEqual([])
})

test.each([
  ['[', 'must be JSON'],
  [JSON.stringify([{ ...page, path: 'Help me' }]), '0.path'],
  [JSON.stringify([{ ...page, title: { de: 'Hilfe' } }]), '0.title'],
  [JSON.stringify([{ ...page, blocks: [{ html: '<b>' }] }]), '0.blocks.0'],
])('pages that cannot be read refuse the start, and say what is wrong: %s', (json, says) => {
  expect(() => customPagesOf(json)).toThrow(says)
})

test('an operator has a name, and of the rest what is set', () => {
  expect(operatorOf('{"name":"Example Ltd","phone":"+1 555 0100"}')).toEqual({
    name: 'Example Ltd',
    licence: null,
    address: null,
    email: null,
    phone: '+1 555 0100',
  })
  expect(operatorOf('')).toBeUndefined()
  expect(() => operatorOf('{}')).toThrow('OPERATOR: name')
})

test('the group with access, and where others are redirected', () => {
  expect(userGroupCheckOf('vip,https://platform.example/a,b')).toEqual({
    group_id: 'vip',
    platform_url: 'https://platform.example/a,b',
  })
  expect(userGroupCheckOf('')).toBeUndefined()
})
