import type { ReactElement } from 'react'
import type { Keep } from '#shared/hydration'

/** HTML of parts that pages have in common: rows, heads of leagues, navigation. It goes with the object it shows. */
export interface Keeper {
  /** For one page. What is not kept yet is drawn as the page would draw it. */
  of(page: KeptPage): Keep
}

export interface KeptPage {
  /** Whatever else its parts look different for: language, odds format. */
  readonly variant: string
  /** Draws an element on what the page stands on. Returns its HTML, and the keys of the texts in it. */
  readonly draw: (drawn: ReactElement) => Drawn
  /** Told of the keys of texts in what was drawn before. */
  readonly onUse: (key: string) => void
}

type Drawn = { readonly html: string; readonly texts: Iterable<string> }
type Part = Drawn & { readonly drawn: ReactElement; readonly variant: string }

/** Parts kept of one object: in how many languages, odds formats and places it is shown. */
const PARTS_MAX = 32

export function createKeeper(): Keeper {
  // By the object shown: what nobody shows any more is forgotten, and a thing that changed is another object.
  const kept = new WeakMap<object, Part[]>()

  function partsOf(shown: object): Part[] {
    let parts = kept.get(shown)
    if (!parts) kept.set(shown, (parts = []))
    return parts
  }

  return {
    of({ variant, draw, onUse }) {
      return (drawn, shown, moment) => {
        if (moment === undefined) return { children: drawn }
        const parts = partsOf(shown)
        const own = `${variant} ${moment}`
        let part = parts.find(known => known.variant === own && isSame(known.drawn, drawn))
        if (!part) {
          part = { ...draw(drawn), drawn, variant: own }
          parts.push(part)
          if (parts.length > PARTS_MAX) parts.shift()
        }
        for (const key of part.texts) onUse(key)
        return { dangerouslySetInnerHTML: { __html: part.html } }
      }
    },
  }
}

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
