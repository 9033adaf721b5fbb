import type { Page } from '@playwright/test'

/** What a page's head declares for search engines and previews (spec section 2.5). */
export type PageClaims = {
  readonly title: string
  readonly description: string
  readonly robots: string | null
  readonly canonical: string | null
  /** Languages of the alternate addresses. */
  readonly languages: readonly string[]
  readonly previews: Readonly<Record<string, string>>
  /** Types of its structured data, in order. */
  readonly types: readonly string[]
}

/** Reads it from the current document. */
export function readHead(page: Page): Promise<PageClaims> {
  return page.evaluate(() => {
    const content = (selector: string): string | null =>
      document.querySelector(selector)?.getAttribute('content') ?? null
    const all = (selector: string): Element[] => [...document.head.querySelectorAll(selector)]
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      block => JSON.parse(block.textContent ?? '') as { '@type'?: string; '@graph'?: { '@type': string }[] },
    )
    return {
      title: document.title,
      description: content('meta[name="description"]') ?? '',
      robots: content('meta[name="robots"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      languages: all('link[rel="alternate"][hreflang]').map(link => link.getAttribute('hreflang') ?? ''),
      previews: Object.fromEntries(
        all('meta[property^="og:"]').map(tag => [tag.getAttribute('property'), tag.getAttribute('content')]),
      ) as Record<string, string>,
      types: blocks.flatMap(block => block['@graph']?.map(node => node['@type']) ?? [block['@type'] ?? '']),
    }
  })
}
