import { expect, test } from 'vitest'
import { deferred } from './testing/deferred.ts'
import { createRequestStorage } from './requestStorage.ts'

interface StoredItem {
  readonly key: string
  readonly sum?: number
}

/** A browser whose pages share a list; `page` opens another page, `end` ends it. */
function aBrowser() {
  let stored: readonly StoredItem[] = []
  const held = new Map<string, number>()
  let pages = 0
  function page() {
    const me = (pages += 1)
    const storage = createRequestStorage<StoredItem>({
      list: { read: () => stored, write: requests => ((stored = requests), true) },
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
  return { page, stored: () => stored }
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
  let stored: readonly StoredItem[] = []
  const list = { read: () => stored, write: (requests: readonly StoredItem[]) => ((stored = requests), true) }
  const storage = createRequestStorage<StoredItem>({ list, max: 3 })
  storage.put({ key: 'a' })
  expect(await storage.orphans()).toEqual([])
  expect(await createRequestStorage<StoredItem>({ list, max: 3 }).orphans()).toEqual([{ key: 'a' }])
})

test('one that ends while the watch is queried is no orphan', async () => {
  let stored: readonly StoredItem[] = [{ key: 'a' }]
  const asked = deferred<boolean>()
  const { orphans } = createRequestStorage<StoredItem>({
    list: { read: () => stored, write: () => true },
    watch: { hold: () => () => {}, isHeld: () => asked.promise },
    max: 3,
  })
  const found = orphans()
  stored = []
  asked.resolve(false)
  expect(await found).toEqual([])
})

test('a request that ended is no orphan', async () => {
  const browser = aBrowser()
  const { storage, end } = browser.page()
  storage.put({ key: 'a' })
  storage.remove('a')
  end()
  expect([browser.stored(), await browser.page().storage.orphans()]).toEqual([[], []])
})

test('putting it again replaces it, the newest stay, and the newest orphan comes first', async () => {
  const { page, stored } = aBrowser()
  const { storage, end } = page()
  for (const key of ['a', 'b', 'c', 'd']) storage.put({ key })
  storage.put({ key: 'b', sum: 5 })
  expect(stored()).toEqual([{ key: 'c' }, { key: 'd' }, { key: 'b', sum: 5 }])
  end()
  expect((await page().storage.orphans()).map(({ key }) => key)).toEqual(['b', 'd', 'c'])
})
