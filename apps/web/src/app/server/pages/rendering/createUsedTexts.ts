/** Keys of the texts that a page shows: only these are sent with it. */
export interface UsedTexts {
  readonly add: (key: string) => void
  readonly all: () => ReadonlySet<string>
  /** Renders a part. Returns the texts of that part alone; those of the page do not change. */
  of(draw: () => string): { readonly html: string; readonly texts: ReadonlySet<string> }
}

export function createUsedTexts(): UsedTexts {
  let used = new Set<string>()
  return {
    add: key => void used.add(key),
    all: () => used,
    of(draw) {
      const usedByPage = used
      used = new Set()
      try {
        return { html: draw(), texts: used }
      } finally {
        used = usedByPage
      }
    },
  }
}
