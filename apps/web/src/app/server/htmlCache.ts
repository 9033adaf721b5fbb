import type { OpenPage } from '#pages/open'
import { createEncodings, type Encoding } from './encodings.ts'
import type { PageAnswer } from './renderPage.tsx'

/** A page ready to be sent, in whichever encoding was asked for first and then again. */
export interface SharedPage {
  readonly answer: PageAnswer
  body(encoding: Encoding): Promise<Buffer>
}

export interface HtmlCache {
  /** The page of a key: shared while it is fresh, made once however many ask for it at the same time. */
  get(key: PageKey, make: () => Promise<PageAnswer>): Promise<SharedPage>
}

export interface PageKey {
  readonly text: string
  /** Whether it has something in it that anybody can invent, such as the query of a list. */
  readonly isChosen: boolean
}

/** Pages with live prices, and all others (design, section 4). */
const LIVE_MS = 2_000
const OTHER_MS = 15_000
const HAS_PRICES: Readonly<Record<OpenPage['key'], boolean>> = {
  sports: true,
  sport: true,
  category: true,
  league: true,
  in_play: true,
  match: true,
  outright: true,
  e_sports: true,
  schedule: true,
  horse_racing: true,
  favorites: false,
  results: false,
  promotions: false,
  bets_history: false,
  receipt_verify: false,
  lotteries: false,
  general_rules: false,
  about: false,
  users: false,
  custom_page: false,
  init_sportsbook: false,
  '404': false,
  '410': false,
  '500': false,
  locked: false,
  blocked: false,
}

/** How many are kept. Addresses that anybody can invent without end have shelves of their own: they take no place of a page. */
const SHELVES = { pages: 500, chosen: 100, nothing: 50 } as const
type Shelf = keyof typeof SHELVES

export function createHtmlCache(now: () => number): HtmlCache {
  const kept = new Map<Shelf, Map<string, { page: SharedPage; until: number }>>()
  const making = new Map<string, Promise<SharedPage>>()

  function find(key: string): SharedPage | undefined {
    for (const pages of kept.values()) {
      const known = pages.get(key)
      if (known && known.until > now()) return known.page
    }
    return undefined
  }

  function keep({ text, isChosen }: PageKey, page: SharedPage): void {
    const ms = keptMs(page.answer)
    if (ms === 0) return
    const shelf = isNoPage(page.answer) ? 'nothing' : isChosen ? 'chosen' : 'pages'
    const pages = kept.get(shelf) ?? new Map<string, { page: SharedPage; until: number }>()
    kept.set(shelf, pages)
    // What is new stands last: the first to go is the oldest.
    pages.delete(text)
    pages.set(text, { page, until: now() + ms })
    if (pages.size > SHELVES[shelf]) pages.delete(pages.keys().next().value ?? '')
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
        keep(key, page)
        return page
      } finally {
        making.delete(key.text)
      }
    },
  }
}

const isNoPage = (answer: PageAnswer): boolean => answer.kind === 'redirect' || answer.status === 404

/** How long an answer is shared: a failure not at all. */
function keptMs(answer: PageAnswer): number {
  if (answer.kind === 'redirect') return OTHER_MS
  if (answer.status >= 500) return 0
  return HAS_PRICES[answer.page] ? LIVE_MS : OTHER_MS
}

function toSharedPage(answer: PageAnswer): SharedPage {
  return { answer, body: createEncodings(answer.kind === 'html' ? answer.html : Buffer.alloc(0)) }
}
