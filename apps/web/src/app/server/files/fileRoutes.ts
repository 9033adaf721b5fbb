import type { FastifyPluginAsync } from 'fastify'
import { serveFiles, type ServeFilesOptions } from '../http/serveFiles.ts'
import type { SiteSource } from '../site/site.ts'
import { createSitemaps } from './createSitemaps.ts'
import { createRobots } from './robots.ts'

export interface FileOptions extends ServeFilesOptions {
  readonly site: SiteSource
  /** Whether search engines may show the site. */
  readonly isIndexed: boolean
  readonly now: () => number
}

/** `robots.txt` and sitemaps. */
export const fileRoutes: FastifyPluginAsync<FileOptions> = async (app, options) => {
  const { site, isIndexed, publicOrigin, now } = options
  serveFiles(app, ['/robots.txt'], { source: createRobots(isIndexed), publicOrigin })
  serveFiles(app, ['/sitemap.xml', '/sitemaps/*'], { source: createSitemaps(site, now), publicOrigin })
}
