import type { PageSample } from '#pages/shared'
import { PAGES, type PageKey } from './table.ts'

/** Where a page is, and examples of it. */
export interface SampledPage {
  readonly key: PageKey
  /** As in the table of pages. */
  readonly path: string
  readonly samples: readonly PageSample[]
}

/**
 * Examples of every page, for the crawl of the browser tests. It runs in Node, where `import.meta.glob` does not exist.
 */
export function readSamples(): Promise<readonly SampledPage[]> {
  return Promise.all(
    Object.entries(PAGES).map(async ([key, [path]]) => {
      const file: unknown = await import(`./${key.replaceAll('_', '-')}/manifest.ts`)
      return { key: key as PageKey, path, samples: (file as { samples: readonly PageSample[] }).samples }
    }),
  )
}
