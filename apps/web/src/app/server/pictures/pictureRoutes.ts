import type { FastifyPluginAsync } from 'fastify'
import { SOCIAL_BASE } from '../../head/socialImage.ts'
import { serveFiles, type ServeFilesOptions } from '../http/serveFiles.ts'
import type { SiteSource } from '../site/site.ts'
import { createPictures, PICTURES_BASE } from './createPictures.ts'
import { createSocialImages } from './social/createSocialImages.ts'
import { createReadAsset } from './readAssets.ts'

export interface PictureOptions extends ServeFilesOptions {
  readonly site: SiteSource
  /** Where the operator's own pictures are; undefined means that ours are shown. */
  readonly assetsBase: string | undefined
  readonly now: () => number
}

/** Pictures in the sizes and formats that pages use, and previews for social networks. */
export const pictureRoutes: FastifyPluginAsync<PictureOptions> = async (app, options) => {
  const { site, assetsBase, publicOrigin, now } = options
  serveFiles(app, [`${SOCIAL_BASE}/*`], { source: createSocialImages(site, now), publicOrigin })
  const pictures = createPictures(createReadAsset(assetsBase, fetch), now)
  serveFiles(app, [`${PICTURES_BASE}*`], { source: pictures, publicOrigin })
}
