import * as z from 'zod/mini'
import { instant, slug } from '../../wire/primitives.ts'

/** The sport's key in the address. */
export const sitemapParams = z.object({ sport_key: z.string().check(z.minLength(1), z.maxLength(64)) })

/** All addresses of a sport with the time of their last change. */
export const sitemapReply = z.object({
  data: z.array(
    z.object({ kind: z.enum(['category', 'league', 'match', 'outright']), slug, updated_at: instant }),
  ),
})
