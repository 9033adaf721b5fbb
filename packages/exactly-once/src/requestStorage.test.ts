import { expect, test } from 'vitest'
import { byHand } from './testing/byHand.ts'
import { createRequestStorage } from './requestStorage.ts'

interface Kept {
  readonly key: string
  readonly sum?: number
}

/** A browser whose pages share a list; `page` opens another page, `end` ends it. */
function aBrowser() {
  let kept: readonly Kept[] = []
  const held = new Map<string, number>()
  let pages = 0
  function page() {
    const me = (pages += 1)
    const storage = createRequestStorage<Kept>({
      list: { read: () => kept, write: requests => ((kept = requests), true) },
      watch: {
        hold(key) {
          held.set(key, me)
          return () => void held.delete(key)
        },
        isHeld: key => Promise.resolve(held.has(key)),
      },
      max: 3,
    })
    return { storage, end: () => held.forEach((by, key) => by === me && held.delete(key)) }
  }
  return { page, kept: () => kept }
}

test('what a page carries is no orphan, for itself or for another; when the page ends it is one', async () => {
  const browser = aBrowser()
  const first = browser.page()
  first.storage.put({ key: 'a' })
  const second = browser.page()
  expect([await first.storage.orphans(), await second.storage.orphans()]).toEqual([[], []])
  first.end()
  expect(await second.storage.orphans()).toEqual([{ key: 'a' }])
})

test('without a watch, what this page carries is no orphan of its own', async () => {
  let kept: readonly Kept[] = []
  const list = { read: () => kept, write: (requests: readonly Kept[]) => ((kept = requests), true) }
  const storage = createRequestStorage<Kept>({ list, max: 3 })
  storage.put({ key: 'a' })
  expect(await storage.orphans()).toEqual([])
  expect(await createRequestStorage<Kept>({ list, max: 3 }).orphans()).toEqual([{ key: 'a' }])
})

test('one that ends while the watch is asked is no orphan', async () => {
  let kept: readonly Kept[] = [{ key: 'a' }]
  const asked = byHand<boolean>()
  const { orphans } = createRequestStorage<Kept>({
    list: { read: () => kept, write: () => true },
    watch: { hold: () => () => {}, isHeld: () => asked.promise },
    max: 3,
  })
  const found = orphans()
  kept = []
  asked.resolve(false)
  expect(await found).toEqual([])
})

test('a request that ended is no orphan', async () => {
  const browser = aBrowser()
  const { storage, end } = browser.page()
  storage.put({ key: 'a' })
  storage.remove('a')
  end()
  expect([browser.kept(), await browser.page().storage.orphans()]).toEqual([[], []])
})

test('putting it again replaces it, the newest stay, and the newest orphan comes first', async () => {
  const { page, kept } = aBrowser()
  const { storage, end } = page()
  for (const key of ['a', 'b', 'c', 'd']) storage.put({ key })
  storage.put({ key: 'b', sum: 5 })
  expect(kept()).toEqual([{ key: 'c' }, { key: 'd' }, { key: 'b', sum: 5 }])
  end()
  expect((await page().storage.orphans()).map(({ key }) => key)).toEqual(['b', 'd', 'c'])
})
