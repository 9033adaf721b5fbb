import { expect, test } from 'vitest'
import { crestPath } from './crestPath.ts'

test.each([
  ['Vale Rovers', 'VR'],
  ['Dunmore', 'DU'],
  ['FC Oberbach', 'OB'],
  ['São Élio', 'SE'],
  ['OG', 'OG'],
])('the crest of %s has the letters %s', (name, letters) => {
  expect(crestPath('hoops-25-w', name)).toBe(`/assets/crests/hoops-25-w-${letters}.svg`)
})

test('a name without Latin letters has a crest without letters', () => {
  expect(crestPath('hoops-25-w', '東京')).toBe('/assets/crests/hoops-25-w.svg')
})
