import { expect, test } from 'vitest'
import { markMissingPictures, type PagePictures } from './markMissingPictures.ts'

function aPicture(state: { complete?: boolean; naturalWidth?: number; isThere?: boolean } = {}) {
  const { complete = true, naturalWidth = 0, isThere = true } = state
  const marks = new Set<string>()
  return {
    tagName: 'IMG',
    complete,
    naturalWidth,
    marks,
    decode: async () => {
      if (!isThere) throw new Error('EncodingError')
    },
    toggleAttribute: (name: string, isOn = false) => (isOn ? marks.add(name).has(name) : marks.delete(name)),
  }
}

function aPage(images: PagePictures['images'] = []) {
  const listeners = new Map<string, (event: Event) => void>()
  markMissingPictures({ images, addEventListener: (type, listener) => listeners.set(type, listener) })
  return (type: 'error' | 'load', target: object) => listeners.get(type)?.({ target } as unknown as Event)
}

test('a picture that does not come is marked until it comes after all', () => {
  const picture = aPicture()
  const fire = aPage()
  fire('error', picture)
  expect([...picture.marks]).toEqual(['data-missing'])
  fire('load', picture)
  expect([...picture.marks]).toEqual([])
})

test('what failed before anyone listened is marked; a drawing without a size and one on its way are not', async () => {
  const torn = aPicture({ isThere: false })
  const others = [aPicture(), aPicture({ complete: false, isThere: false }), aPicture({ naturalWidth: 20 })]
  aPage([torn, ...others])
  await Promise.resolve()
  await Promise.resolve()
  expect(torn.marks.size).toBe(1)
  expect(others.map(({ marks }) => marks.size)).toEqual([0, 0, 0])
})

test('scripts that fail are none of it', () => {
  const script = { ...aPicture(), tagName: 'SCRIPT' }
  const fire = aPage()
  fire('error', script)
  fire('error', new EventTarget())
  expect(script.marks.size).toBe(0)
})
