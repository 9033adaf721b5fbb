import { createHash } from 'node:crypto'
import { pictureBase, pictureSize, readPictureAddress, type PictureFile } from '#shared/pictures'
import { createTtlCache } from '../cache/createTtlCache.ts'
import { notFound, type FileSource } from '../http/fileAnswer.ts'
import { createSemaphore } from './createSemaphore.ts'
import { drawPicture } from './drawPicture.ts'
import { withPlainColours } from './plainColours.ts'
import type { ReadAsset } from './readAssets.ts'

export const PICTURES_BASE = '/images/pictures/'
/** An operator's new picture is shown within the hour. */
const TTL_MS = 3_600_000
/** More than all files of all pictures: their list limits how many there can be. */
const FILES_MAX = 1_000
/** Base quality (spec section 7.5). */
const QUALITY = 80
const MADE_AT_ONCE = 1
const WAITING_MAX = 200
/** SVG is rendered at this many points an inch for each device pixel. */
const DENSITY = 72

/**
 * Pictures in every theme, shape, size and format that pages use: made once from the operator's own or from ours, and
 * cached.
 */
export function createPictures(readAsset: ReadAsset, now: () => number): FileSource {
  const files = createTtlCache<{ readonly body: Buffer; readonly tag: string }>({
    now,
    ttlMs: TTL_MS,
    max: FILES_MAX,
  })
  const semaphore = createSemaphore(MADE_AT_ONCE, WAITING_MAX)

  async function make(file: PictureFile): Promise<{ body: Buffer; tag: string }> {
    const own = await readAsset(pictureBase(file.name, file.theme, file.isMobile))
    const body = await semaphore.run(() =>
      encode(file, own ?? Buffer.from(withPlainColours(drawPicture(file)))),
    )
    if (!body) throw new Error('Too many pictures are waiting to be encoded')
    return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` }
  }

  return async ({ url, knownTag }) => {
    if (!url.pathname.startsWith(PICTURES_BASE)) return undefined
    const file = readPictureAddress(url.pathname)
    if (!file) return notFound()
    const { body, tag } = await files.get(url.pathname, () => make(file))
    const isKnown = knownTag === tag
    return {
      status: isKnown ? 304 : 200,
      type: `image/${file.format}`,
      body: isKnown ? '' : body,
      headers: { 'cache-control': 'public, max-age=3600', etag: tag },
    }
  }
}

/** Scales and crops a picture to its place. The library is loaded with the first one. */
async function encode({ name, isMobile, scale, format }: PictureFile, source: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height } = pictureSize(name, isMobile)
  const sized = sharp(source, { density: DENSITY * scale }).resize(width * scale, height * scale, {
    fit: 'cover',
  })
  return format === 'avif'
    ? sized.avif({ quality: QUALITY, effort: 2 }).toBuffer()
    : sized.webp({ quality: QUALITY }).toBuffer()
}
