import { expect, test } from 'vitest'
import { shareLink, type Sharer } from './shareLink.ts'

const LINK = { title: 'Vale Rovers – Dunmore', url: 'https://bets.example/sports/soccer/vale-rovers-dunmore' }
const copied: string[] = []
const clipboard = {
  writeText: (text: string) => {
    copied.push(text)
    return Promise.resolve()
  },
}
const fails = (name: string) => () => Promise.reject(new DOMException('', name))

test.each<[string, Sharer, string]>([
  ['shared by the system where it can', { share: () => Promise.resolve(), clipboard }, 'shared'],
  ['left alone when the visitor closes the menu', { share: fails('AbortError'), clipboard }, 'shared'],
  ['not shared when the system refuses', { share: fails('NotAllowedError') }, 'failed'],
  ['not copied when the browser refuses', { clipboard: { writeText: fails('NotAllowedError') } }, 'failed'],
  ['not copied without a clipboard', {}, 'failed'],
])('a link is %s', async (_how, sharer, outcome) => {
  expect(await shareLink(sharer, LINK)).toBe(outcome)
  expect(copied).toEqual([])
})

test('a link is copied where the system has no menu to share', async () => {
  expect(await shareLink({ clipboard }, LINK)).toBe('copied')
  expect(copied).toEqual([LINK.url])
})
