import { imagePath, SOCIAL_BASE } from '../../../head/socialImage.ts'
import { createTtlCache } from '../../cache/createTtlCache.ts'
import { notFound, type FileAnswer, type FileSource } from '../../http/fileAnswer.ts'
import type { SiteSource } from '../../site/site.ts'
import { createSemaphore } from '../createSemaphore.ts'
import { drawSocial } from './drawSocial.ts'
import { findCard } from './findCard.ts'
import { readSocialPath } from './readSocialPath.ts'
import { renderPng } from '../renderPng.ts'

/** How long a rendered picture is cached, here and by crawlers. */
const TTL_MS = 3_600_000
const DAY_S = 86_400
/** About 50 kB each. */
const PICTURES_MAX = 200
/**
 * How long looked-up names are cached, unknown ones too: requests for a name that does not exist cost one call a
 * minute.
 */
const LOOKED_UP_MS = 60_000
const LOOK_UPS_MAX = 1_000
/** A picture takes about 50 ms of processor time. */
const DRAWN_AT_ONCE = 2
const WAITING_MAX = 30

/**
 * Preview pictures for social networks. Only what the catalogue knows is rendered, a few at a time, and cached; a
 * match that was moved redirects to the picture with its current time.
 */
export function createSocialImages(site: SiteSource, now: () => number): FileSource {
  const found = createTtlCache<Awaited<ReturnType<typeof findCard>>>({
    now,
    ttlMs: LOOKED_UP_MS,
    max: LOOK_UPS_MAX,
  })
  const drawn = createTtlCache<Buffer>({ now, ttlMs: TTL_MS, max: PICTURES_MAX })
  const semaphore = createSemaphore(DRAWN_AT_ONCE, WAITING_MAX)

  return async ({ url }) => {
    const path = url.pathname
    if (!path.startsWith(`${SOCIAL_BASE}/`)) return undefined
    const address = readSocialPath(path)
    if (!address) return notFound()
    const { locale, sport, slug, isEvent } = address
    const card = await found.get([locale, sport, slug, isEvent].join('/'), () => findCard(site, address))
    if (!card) return notFound()
    const proper = imagePath({
      ...address,
      ...(isEvent && card.startTime !== undefined && { startTime: card.startTime }),
    })
    if (proper !== path) return redirect(proper)
    const picture = await drawn
      .get(path, async () => {
        const png = await semaphore.run(() => renderPng(drawSocial(card.card)))
        if (!png) throw new TooBusy()
        return png
      })
      .catch((error: unknown) => {
        if (error instanceof TooBusy) return undefined
        throw error
      })
    return picture ? toAnswer(picture) : LATER
  }
}

class TooBusy extends Error {}

const LATER: FileAnswer = {
  status: 503,
  type: 'text/plain; charset=utf-8',
  body: 'Too many pictures are being drawn',
  headers: { 'retry-after': '10' },
}

const toAnswer = (body: Buffer): FileAnswer => ({
  status: 200,
  type: 'image/png',
  body,
  headers: { 'cache-control': `public, max-age=${DAY_S}` },
})

const redirect = (location: string): FileAnswer => ({
  status: 301,
  type: 'text/plain; charset=utf-8',
  body: '',
  headers: { location, 'cache-control': 'no-cache' },
})
