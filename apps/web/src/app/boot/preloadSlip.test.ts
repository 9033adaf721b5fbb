import { expect, test } from 'vitest'
import { PRICE } from './earlyTaps.ts'
import { preloadSlip } from './preloadSlip.ts'

/** A document that may already have a link to one of the files. */
function aDocument(known = '') {
  const listeners = new Map<string, (event: Event) => void>()
  const links: Record<string, string>[] = []
  const document = {
    addEventListener: (press: string, listener: (event: Event) => void) => listeners.set(press, listener),
    removeEventListener: (press: string) => listeners.delete(press),
    querySelector: (selector: string) => (known !== '' && selector.includes(known) ? {} : null),
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => links.push(link) },
  } as unknown as Document
  const press = (kind: string, on: string): void =>
    listeners.get(kind)?.({
      target: { closest: (asked: string) => (asked.split(',').includes(on) ? {} : null) },
    } as unknown as Event)
  return { document, links, press }
}

const FILES = ['/assets/slip.js', '/assets/sheet.css']
const LINKS = [
  { rel: 'modulepreload', href: '/assets/slip.js' },
  { rel: 'preload', as: 'style', href: '/assets/sheet.css' },
]

test.each(['pointerdown', 'click'])('the first %s on a price asks for all files of the slip, once', kind => {
  const { document, links, press } = aDocument()
  preloadSlip(document, FILES)
  press(kind, PRICE)
  press(kind, PRICE)
  expect(links).toEqual(LINKS)
})

test('a press on anything else asks for nothing', () => {
  const { document, links, press } = aDocument()
  preloadSlip(document, FILES)
  press('pointerdown', 'a[href]')
  expect(links).toEqual([])
})

test('what is on its way already is not asked for again', () => {
  const { document, links, press } = aDocument('/assets/slip.js')
  preloadSlip(document, FILES)
  press('pointerdown', PRICE)
  expect(links).toEqual(LINKS.slice(1))
})
