import type { ReactElement } from 'react'
import type { CacheFragment } from '#shared/fragment-cache'
import { toBytes, type HtmlPiece } from '../document/bytes.ts'

/** HTML of fragments that pages share: rows, heads of leagues, navigation. It lives as long as the object it shows. */
export interface FragmentCache {
  /** The cache for one page. Missing fragments are rendered as the page would render them. */
  of(page: FragmentOptions): PageFragments
}

export interface PageFragments {
  readonly keep: CacheFragment
  /** Puts cached fragments into the HTML that React rendered around them. */
  fill(html: string): readonly HtmlPiece[]
}

export interface FragmentOptions {
  /** What else changes a fragment's HTML: language, odds format. */
  readonly variant: string
  /** The time-dependent part of a fragment's key; undefined when it must not come from the cache. */
  readonly clockKeyOf: (shown: object) => string | undefined
  /** Renders an element within the page's services. Returns its HTML, and the keys of the texts in it. */
  readonly draw: (drawn: ReactElement) => Drawn
  /** Called with the keys of texts in a fragment from the cache. */
  readonly onUse: (key: string) => void
}

type Drawn = { readonly html: string; readonly texts: Iterable<string> }
type Fragment = {
  readonly drawn: ReactElement
  readonly variant: string
  readonly html: Uint8Array
  readonly texts: readonly string[]
}

/** Fragments per object: the languages, odds formats and places it is shown in. */
const FRAGMENTS_MAX = 32
/**
 * Bytes of rendered HTML after which the cache is emptied: a limit that ignores what the garbage collector has freed.
 */
const DRAWN_BYTES_MAX = 32_000_000

export function createFragmentCache(bytesMax = DRAWN_BYTES_MAX): FragmentCache {
  // Keyed by the object shown: the fragment is freed when no answer holds the object any more, and a changed object
  // is another key.
  let cached = new WeakMap<object, Fragment[]>()
  let bytes = 0

  function fragmentsOf(shown: object): Fragment[] {
    let fragments = cached.get(shown)
    if (!fragments) cached.set(shown, (fragments = []))
    return fragments
  }

  return {
    of({ variant, clockKeyOf, draw, onUse }) {
      const placed: Uint8Array[] = []

      function find(drawn: ReactElement, shown: object, look: string): Fragment {
        let fragments = fragmentsOf(shown)
        const found = fragments.find(
          ({ variant: known, drawn: before }) => known === look && isSame(before, drawn),
        )
        if (found) return found
        const { html, texts } = draw(drawn)
        const fragment = { drawn, variant: look, html: toBytes(html), texts: [...texts] }
        bytes += fragment.html.length
        if (bytes > bytesMax) {
          cached = new WeakMap()
          bytes = fragment.html.length
          fragments = fragmentsOf(shown)
        }
        fragments.push(fragment)
        if (fragments.length > FRAGMENTS_MAX) fragments.shift()
        return fragment
      }

      return {
        keep(drawn, shown) {
          const clockKey = clockKeyOf(shown)
          if (clockKey === undefined) return { children: drawn }
          const { html, texts } = find(drawn, shown, `${variant} ${clockKey}`)
          texts.forEach(onUse)
          return { dangerouslySetInnerHTML: { __html: placeOf(placed.push(html) - 1) } }
        },
        fill: html => html.split(PLACE).map((piece, n) => (n % 2 === 0 ? piece : placed[Number(piece)]!)),
      }
    },
  }
}

/** Marks the place of a fragment. No other text of a page looks like it: React escapes every `<` of a text. */
const placeOf = (index: number): string => `<!--fragment ${index}-->`
const PLACE = /<!--fragment (\d+)-->/

/** Whether two elements give the same HTML: the same component with identical props. */
function isSame(one: ReactElement, other: ReactElement): boolean {
  if (one === other) return true
  if (one.type !== other.type) return false
  const [before, now] = [one.props, other.props] as Readonly<Record<string, unknown>>[]
  const names = Object.keys(now!)
  return (
    names.length === Object.keys(before!).length && names.every(name => Object.is(before![name], now![name]))
  )
}
