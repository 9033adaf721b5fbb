import { firstOf, type FileSource } from '../fileAnswer.ts'
import type { ServerSettings } from '../readSettings.ts'
import type { Site } from '../site.ts'
import { createPictures } from '../images/createPictures.ts'
import { createReadAsset } from '../images/readAssets.ts'
import { createSocialImages } from '../images/createSocialImages.ts'
import { createRobots } from './robots.ts'
import { createSitemaps } from './createSitemaps.ts'

export interface MadeFilesOptions {
  readonly settings: Pick<ServerSettings, 'isIndexed' | 'assetsBase'>
  readonly site: Site
  readonly now: () => number
}

/** All files that are made when they are asked for. */
export function createMadeFiles({ settings, site, now }: MadeFilesOptions): FileSource {
  return firstOf([
    createRobots(settings.isIndexed),
    createSitemaps(site, now),
    createSocialImages(site, now),
    createPictures(createReadAsset(settings.assetsBase, fetch), now),
  ])
}
