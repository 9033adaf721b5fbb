import type { FileSource } from '../http/fileAnswer.ts'

/** Calls, realtime and documents are no pages. */
const NO_PAGES = ['/api/', '/connection/', '/emulation', '/docs']
/** Pages of one visitor, which search engines must not list. */
const PRIVATE = ['/sports/bets-history', '/sports/favorites', '/sports/init-sportsbook', '/sports/users/']

const TEXT = 'text/plain; charset=utf-8'

/**
 * `robots.txt` (RFC 9309): excludes what is no page and private pages, in every language; a site that is not indexed
 * excludes everything.
 */
export function createRobots(isIndexed: boolean): FileSource {
  const stayOut = isIndexed ? [...NO_PAGES, ...PRIVATE.flatMap(path => [path, `/*${path}`])] : ['/']
  const rules = ['User-agent: *', ...stayOut.map(path => `Disallow: ${path}`)]
  return ({ url, origin }) => {
    if (url.pathname !== '/robots.txt') return Promise.resolve(undefined)
    const sitemap = isIndexed ? ['', `Sitemap: ${origin}/sitemap.xml`] : []
    const body = [...rules, ...sitemap, ''].join('\n')
    return Promise.resolve({
      status: 200,
      type: TEXT,
      body,
      headers: { 'cache-control': 'public, max-age=86400' },
    })
  }
}
