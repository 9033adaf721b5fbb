import type { LocalePathOptions } from '@touchline/domain/locale'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { addressesOf, hrefsOf, type SitemapPage } from './sitemapPages.ts'

/** One file of a sitemap: each page at its address in the first language, with links to it in all languages. */
export async function writeSitemap(
  pages: readonly SitemapPage[],
  { origin, ...options }: LocalePathOptions & { readonly origin: string },
): Promise<Buffer> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  })
  const written = streamToPromise(stream)
  const hrefs = hrefsOf(options)
  for (const page of pages) {
    const addresses = addressesOf(page, hrefs)
    const url = addresses[0]?.path ?? '/'
    const links = [{ locale: 'x-default', path: url }, ...addresses].map(({ locale, path }) => ({
      lang: locale,
      url: path,
    }))
    stream.write({ url, links, ...(page.changedAt !== undefined && { lastmod: isoOf(page.changedAt) }) })
  }
  stream.end()
  return written
}

export type SitemapFile = { readonly path: string; readonly changedAt: number | undefined }

/** The list of all files. */
export async function writeIndex(files: readonly SitemapFile[], origin: string): Promise<Buffer> {
  const stream = new SitemapIndexStream()
  const written = streamToPromise(stream)
  for (const { path, changedAt } of files)
    stream.write({ url: origin + path, ...(changedAt !== undefined && { lastmod: isoOf(changedAt) }) })
  stream.end()
  return written
}

const isoOf = (instant: number): string => new Date(instant).toISOString()
