import { SLUG, SPORT_KEY } from '../../../router/index.ts'
import { SOCIAL_BASE } from '../../../head/socialImage.ts'
import type { CardAddress } from './findCard.ts'

/** What the address of a preview picture names; undefined where it is malformed. */
export function readSocialPath(path: string): CardAddress | undefined {
  const [, written] = FORM.exec(path) ?? []
  const [locale, sport, slug, start, ...more] = decoded(written) ?? []
  if (locale === undefined || sport === undefined || more.length > 0) return undefined
  if (slug === undefined) return sport === 'site' ? { locale, isEvent: false } : undefined
  if (!SPORT_KEY.test(sport) || !SLUG.test(slug)) return undefined
  if (start !== undefined) return START.test(start) ? { locale, sport, slug, isEvent: true } : undefined
  return slug === 'sport' ? { locale, sport, isEvent: false } : { locale, sport, slug, isEvent: false }
}

const FORM = new RegExp(`^${SOCIAL_BASE}/([^.].*)\\.png$`)
/** An instant in base 36. */
const START = /^[a-z0-9]{1,12}$/

function decoded(path: string | undefined): readonly string[] | undefined {
  try {
    return path?.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}
