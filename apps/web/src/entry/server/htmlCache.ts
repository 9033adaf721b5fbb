import { createEncodings, type Encoding } from './encodings.ts'
import type { PageAnswer } from './renderPage.tsx'

/** A page ready to be sent, in whichever encoding was asked for first and then again. */
export interface SharedPage {
  readonly answer: PageAnswer
  body(encoding: Encoding): Promise<Buffer>
}

export interface HtmlCache {
  /** The page of a key: shared while it is fresh, made once however many ask for it at the same time. */
  get(key: string, make: () => Promise<PageAnswer>): Promise<SharedPage>
}

/** Pages with live prices, and all others (design, section 4). */
const LIVE_MS = 2_000
const OTHER_MS = 15_000
const LIVE_PAGES: ReadonlySet<string> = new Set([
  'sports',
  'sport',
  'category',
  'league',
  'in_play',
  'match',
  'e_sports',
  'schedule',
  'horse_racing',
])
const PAGES_MAX = 500

export function createHtmlCache(now: () => number): HtmlCache {
  const pages = new Map<string, { page: SharedPage; until: number }>()
  const making = new Map<string, Promise<SharedPage>>()
  return {
    async get(key, make) {
      const known = pages.get(key)
      if (known && known.until > now()) return known.page
      const waiting = making.get(key)
      if (waiting) return waiting
      const made = make().then(toSharedPage)
      making.set(key, made)
      try {
        const page = await made
        const kept = keptMs(page.answer)
        pages.delete(key)
        if (kept > 0) pages.set(key, { page, until: now() + kept })
        if (pages.size > PAGES_MAX) pages.delete(pages.keys().next().value ?? '')
        return page
      } finally {
        making.delete(key)
      }
    },
  }
}

/** How long an answer is shared: a failure not at all. */
function keptMs(answer: PageAnswer): number {
  if (answer.kind === 'redirect') return OTHER_MS
  if (answer.status === 500) return 0
  return LIVE_PAGES.has(answer.page) ? LIVE_MS : OTHER_MS
}

function toSharedPage(answer: PageAnswer): SharedPage {
  return { answer, body: createEncodings(answer.kind === 'html' ? answer.html : Buffer.alloc(0)) }
}
