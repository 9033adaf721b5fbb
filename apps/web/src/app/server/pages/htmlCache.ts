import { LRUCache } from 'lru-cache'
import { MANIFESTS } from '#pages/manifests'
import { isErrorKind } from '../../router/index.ts'
import { lifetime } from '../cache/createTtlCache.ts'
import { createEncodings, type Encoding } from '../http/encodings.ts'
import type { PageAnswer } from './pageAnswer.ts'

/** A page ready to be sent; each encoding is made when it is first needed. */
export interface SharedPage {
  readonly answer: PageAnswer
  body(encoding: Encoding): Promise<Buffer>
}

export interface HtmlCache {
  /** The page of a key: shared while it is fresh, and rendered once for all requests at the same time. */
  get(key: HtmlCacheKey, make: () => Promise<PageAnswer>): Promise<SharedPage>
}

export interface HtmlCacheKey {
  readonly text: string
  /** Whether its addresses are unlimited, as with the query of a list. */
  readonly isChosen: boolean
}

/** Pages with live prices, and all others (design, section 4). */
const LIVE_MS = 2_000
const OTHER_MS = 15_000

/** Maximum number of pages of each kind. Made-up addresses cannot evict real pages: they have a limit of their own. */
const PAGES_MAX = { pages: 500, chosen: 100, nothing: 50 } as const

export function createHtmlCache(now: () => number): HtmlCache {
  const cacheOf = (max: number) => new LRUCache<string, SharedPage>({ max, ...lifetime(now, OTHER_MS) })
  const caches = {
    pages: cacheOf(PAGES_MAX.pages),
    chosen: cacheOf(PAGES_MAX.chosen),
    nothing: cacheOf(PAGES_MAX.nothing),
  }
  const making = new Map<string, Promise<SharedPage>>()

  const find = (key: string): SharedPage | undefined =>
    caches.pages.get(key) ?? caches.chosen.get(key) ?? caches.nothing.get(key)

  function store({ text, isChosen }: HtmlCacheKey, page: SharedPage): void {
    const ms = sharedMs(page.answer)
    if (ms === 0) return
    const kind = isNoPage(page.answer) ? 'nothing' : isChosen ? 'chosen' : 'pages'
    caches[kind].set(text, page, { ttl: lifetime(now, ms).ttl })
  }

  return {
    async get(key, make) {
      const known = find(key.text)
      if (known) return known
      const waiting = making.get(key.text)
      if (waiting) return waiting
      const made = make().then(toSharedPage)
      making.set(key.text, made)
      try {
        const page = await made
        store(key, page)
        return page
      } finally {
        making.delete(key.text)
      }
    },
  }
}

/** Shares nothing: every request renders its page. */
export const unshared: HtmlCache = { get: (_key, make) => make().then(toSharedPage) }

const isNoPage = (answer: PageAnswer): boolean => answer.kind === 'redirect' || answer.status === 404

/** How long an answer is shared; a failure is not. */
function sharedMs(answer: PageAnswer): number {
  if (answer.kind === 'redirect') return OTHER_MS
  if (answer.status >= 500) return 0
  return !isErrorKind(answer.page) && MANIFESTS[answer.page].hasPrices ? LIVE_MS : OTHER_MS
}

function toSharedPage(answer: PageAnswer): SharedPage {
  return { answer, body: createEncodings(answer.kind === 'html' ? answer.html : Buffer.alloc(0)) }
}
