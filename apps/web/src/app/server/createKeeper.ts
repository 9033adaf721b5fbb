import type { ReactElement } from 'react'
import type { CacheFragment } from '#shared/fragment-cache'
import { toBytes, type Piece } from './bytes.ts'

/** HTML of parts that pages have in common: rows, heads of leagues, navigation. It goes with the object it shows. */
export interface Keeper {
  /** For one page. What is not kept yet is drawn as the page would draw it. */
  of(page: KeptPage): PageKeeper
}

export interface PageKeeper {
  readonly keep: CacheFragment
  /** Puts what was kept into what React drew around it. */
  fill(html: string): readonly Piece[]
}

export interface KeptPage {
  /** Whatever else its parts look different for: language, odds format. */
  readonly variant: string
  /** What else something shows beside what it is; undefined when it must be drawn anew. */
  readonly momentOf: (shown: object) => string | undefined
  /** Draws an element on what the page stands on. Returns its HTML, and the keys of the texts in it. */
  readonly draw: (drawn: ReactElement) => Drawn
  /** Told of the keys of texts in what was drawn before. */
  readonly onUse: (key: string) => void
}

type Drawn = { readonly html: string; readonly texts: Iterable<string> }
type Part = {
  readonly drawn: ReactElement
  readonly variant: string
  readonly html: Uint8Array
  readonly texts: readonly string[]
}

/** Parts kept of one object: in how many languages, odds formats and places it is shown. */
const PARTS_MAX = 32
/** HTML drawn after which all is forgotten: a limit that needs no account of what has gone by itself. */
const DRAWN_BYTES_MAX = 32_000_000

export function createKeeper(bytesMax = DRAWN_BYTES_MAX): Keeper {
  // By the object shown: what nobody shows any more is forgotten, and a thing that changed is another object.
  let kept = new WeakMap<object, Part[]>()
  let bytes = 0

  function partsOf(shown: object): Part[] {
    let parts = kept.get(shown)
    if (!parts) kept.set(shown, (parts = []))
    return parts
  }

  return {
    of({ variant, momentOf, draw, onUse }) {
      const carried: Uint8Array[] = []

      function find(drawn: ReactElement, shown: object, look: string): Part {
        let parts = partsOf(shown)
        const known = parts.find(part => part.variant === look && isSame(part.drawn, drawn))
        if (known) return known
        const { html, texts } = draw(drawn)
        const part = { drawn, variant: look, html: toBytes(html), texts: [...texts] }
        bytes += part.html.length
        if (bytes > bytesMax) {
          kept = new WeakMap()
          bytes = part.html.length
          parts = partsOf(shown)
        }
        parts.push(part)
        if (parts.length > PARTS_MAX) parts.shift()
        return part
      }

      return {
        keep(drawn, shown) {
          const moment = momentOf(shown)
          if (moment === undefined) return { children: drawn }
          const { html, texts } = find(drawn, shown, `${variant} ${moment}`)
          texts.forEach(onUse)
          return { dangerouslySetInnerHTML: { __html: placeOf(carried.push(html) - 1) } }
        },
        fill: html => html.split(PLACE).map((piece, n) => (n % 2 === 0 ? piece : carried[Number(piece)]!)),
      }
    },
  }
}

/** Where a part goes. Nothing else on a page looks like it: React escapes every `<` of a text. */
const placeOf = (index: number): string => `<!--kept ${index}-->`
const PLACE = /<!--kept (\d+)-->/

/** Whether two elements are drawn the same: the same component with the very same props. */
function isSame(one: ReactElement, other: ReactElement): boolean {
  if (one === other) return true
  if (one.type !== other.type) return false
  const [before, now] = [one.props, other.props] as Readonly<Record<string, unknown>>[]
  const names = Object.keys(now!)
  return (
    names.length === Object.keys(before!).length && names.every(name => Object.is(before![name], now![name]))
  )
}
