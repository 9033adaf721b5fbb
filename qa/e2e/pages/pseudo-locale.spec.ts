import type { Page } from '@playwright/test'
import { findPlaces } from '../crawl/places.ts'
import { expect, PHONE, PSEUDO_PREFIX, test } from '../support/index.ts'

/**
 * Texts on the page and in its labels that are in no catalogue and in no answer of the API; and labels whose text is
 * cut off.
 */
type Found = { readonly texts: readonly string[]; readonly clipped: readonly string[] }

/** Reads the current page. Runs in the page, so it cannot use this file. */
function read(): Found {
  const MARKED = /⟦[^⟧]*⟧/g
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  // The browser formats times, languages name themselves, and keyboard keys are not translated.
  const isOthers = (element: Element): boolean =>
    element.closest('time, kbd, script, style, noscript, [lang]:not(html)') !== null
  const texts: string[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement
    if (parent && isSeen(parent) && !isOthers(parent)) texts.push(node.nodeValue ?? '')
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (!isSeen(element) || isOthers(element)) continue
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      texts.push(element.getAttribute(name) ?? '')
  }
  const labels = [...document.querySelectorAll('button, a, label, [role="tab"], th, h1, h2, h3')]
  const clipped = labels
    .flatMap(label => [label, ...label.querySelectorAll('*')])
    .filter(part => part instanceof HTMLElement && isSeen(part) && part.scrollWidth > part.clientWidth + 1)
    .filter(part => getComputedStyle(part).overflowX === 'hidden' && /⟦/.test(part.textContent))
    // A name may be cut off where its column ends; a text of ours may not. Text for screen readers only is a pixel
    // wide.
    .filter(part => !part.classList.contains('clip') && part.clientWidth > 2)
    .map(part => part.textContent)
  return {
    texts: texts.map(text => text.replace(MARKED, ' ').trim()).filter(text => /\p{L}{2}/u.test(text)),
    clipped: [...new Set(clipped)],
  }
}

const YEAR_DAYS = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)))
const NEAR_DAYS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const beginning = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
/** Days and months as the browser formats them. */
const DATE_WORDS = new Set([
  ...[-1, 0, 1].map(day => beginning(NEAR_DAYS.format(day, 'day'))),
  ...YEAR_DAYS.flatMap(day =>
    (['short', 'long'] as const).flatMap(style => [
      new Intl.DateTimeFormat('en', { weekday: style, timeZone: 'UTC' }).format(day),
      new Intl.DateTimeFormat('en', { month: style, timeZone: 'UTC' }).format(day),
    ]),
  ),
])

/** Every text in the API's answers so far, including those that came with the page. */
function collectAnswers(page: Page): () => Promise<ReadonlySet<string>> {
  const replies: Promise<unknown>[] = []
  page.on('response', reply => {
    if (reply.headers()['content-type']?.includes('json')) replies.push(reply.json().catch(() => null))
  })
  return async () => {
    const state = await page.evaluate(() => document.getElementById('state')?.textContent ?? '{}')
    const { queries } = JSON.parse(state) as { queries?: { state: { data: unknown } }[] }
    const sent = queries?.map(query => query.state.data)
    return new Set(stringsIn([sent, ...(await Promise.all(replies))]))
  }
}

/**
 * The string values in an answer, not the names of its fields; for an outcome's (`Over 2.5`) also the part that heads
 * a column of lines.
 */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return value.split(/\n{2,}/).flatMap(text => [text.trim(), text.replace(/ [-+]?[\d.]+$/, '')])
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Whether a text consists of known strings, numbers and punctuation only. */
function isMadeOf(known: ReadonlySet<string>, text: string): boolean {
  if (known.has(text)) return true
  const parts = text.split(/([^\p{L}\p{N}'’])/u)
  const isFine = (piece: string): boolean =>
    !/\p{L}{2}/u.test(piece) || DATE_WORDS.has(piece) || known.has(piece.trim())
  // Positions where a known piece may end.
  const ends = new Set([0])
  for (let end = 1; end <= parts.length; end++)
    if ([...ends].some(start => isFine(parts.slice(start, end).join('')))) ends.add(end)
  return ends.has(parts.length)
}

test('[E2E-337] a word of a name is no text the API has sent: whole strings are', () => {
  const answer = {
    home: { name: 'Live Oak Rovers' },
    markets: [{ name: 'Draw no bet', outcomes: ['Over 2.5'] }],
  }
  const known = new Set(stringsIn(answer))
  for (const text of ['Live Oak Rovers', 'Draw no bet – Live Oak Rovers, 1.80', 'Over', '2–1', 'Mon'])
    expect.soft(isMadeOf(known, text), text).toBe(true)
  for (const text of ['Live', 'home', 'Draw', 'no bet', 'Live Oak Rovers won'])
    expect.soft(isMadeOf(known, text), text).toBe(false)
})

test('[E2E-322] every text comes from a catalogue or the API, and none is cut off when it is two fifths longer', async ({
  context,
}) => {
  test.setTimeout(240_000)
  for (const { key, paths, redirectsTo } of await findPlaces(context.request, 1)) {
    for (const path of redirectsTo === undefined ? paths : [])
      await test.step(`${key}: ${path}`, async () => {
        const page = await context.newPage()
        await page.setViewportSize(PHONE)
        const answers = collectAnswers(page)
        await page.goto(PSEUDO_PREFIX + path)
        await expect(page.locator('html')).toHaveAttribute('data-line', 'connected')
        const { texts, clipped } = await page.evaluate(read)
        const known = await answers()
        expect
          .soft(
            texts.filter(text => !isMadeOf(known, text)),
            `hard-coded on ${path}`,
          )
          .toEqual([])
        expect.soft(clipped, `clipped on ${path}`).toEqual([])
        await page.close()
      })
  }
})
