import { expect, test } from 'vitest'
import { crestPath, silksPath } from './crestPath.ts'

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

test('a horse has the silks of its jockey', () => {
  expect(silksPath('hoops-25-w')).toBe('/assets/crests/hoops-25-w-silk.svg')
})
