import { directionOf } from '@touchline/domain/locale'
import { isMatch, type CallReply, type ApiClient } from '@touchline/contract'
import type { SiteSource } from '../../site/site.ts'
import type { SocialCard } from './drawSocial.ts'
import { isDrawable } from '../isDrawable.ts'

/** What the address of a preview picture names. */
export interface CardAddress {
  readonly locale: string
  /** Absent for the site's own picture. */
  readonly sport?: string
  readonly slug?: string
  /** Whether the address has an event's start: only matches and outrights have that. */
  readonly isEvent: boolean
}

export interface FoundCard {
  readonly card: SocialCard
  /** When the event begins, epoch milliseconds. */
  readonly startTime?: number
}

/** Language of a picture whose own language cannot be rendered. */
const PLAIN = 'en'

/** Looks up what a preview picture shows. Undefined where the address names nothing. */
export async function findCard(site: SiteSource, address: CardAddress): Promise<FoundCard | undefined> {
  const system = await site.system('en')
  if (!system?.locales.includes(address.locale)) return undefined
  const inLocale = async (locale: string): Promise<FoundCard | undefined> => {
    const found = await lookUp(site.client(locale), address, locale)
    const isRtl = directionOf(locale, system.rtl_view) === 'rtl'
    return found && { ...found, card: { siteName: system.site_name, isRtl, trail: [], ...found.card } }
  }
  const found = await inLocale(address.locale)
  return found && !isDrawable(JSON.stringify(found.card)) ? inLocale(PLAIN) : found
}

type Content = Pick<SocialCard, 'subject'> & Partial<Pick<SocialCard, 'trail'>>
type Found = { readonly card: Content; readonly startTime?: number }

async function lookUp(
  client: ApiClient,
  { sport, slug, isEvent }: CardAddress,
  locale: string,
): Promise<Found | undefined> {
  if (sport === undefined) {
    const answer = known(await client('getSystem'))
    return answer && { card: pageCard(answer.data.site_name, []) }
  }
  if (slug === undefined) {
    const answer = known(await client('getSports'))
    const found = answer?.data.find(({ key }) => key === sport)
    return found && { card: pageCard(found.name, []) }
  }
  const input = { params: { id: slug }, query: { sport_key: sport } }
  if (isEvent) {
    const answer = known(await client('getMatch', input))
    return answer && { card: eventCard(answer.data, locale), startTime: answer.data.start_time }
  }
  const league = known(await client('getTournament', input))?.data
  if (league) return { card: pageCard(league.name, [league.sport.name, league.category.name]) }
  const category = known(await client('getCategory', input))?.data
  return category && { card: pageCard(category.name, [category.sport.name]) }
}

/** It does not exist, or the name is invalid: the API accepts fewer names than an address may have. */
const NO_SUCH_THING = new Set([400, 404])

/** The answer of a call; undefined where there is no such thing. Another refusal is a failure. */
function known<Value>(
  answer: { ok: true; value: Value } | { ok: false; error: { kind: string; status?: number } },
): Value | undefined {
  if (answer.ok) return answer.value
  if (NO_SUCH_THING.has(answer.error.status ?? 0)) return undefined
  throw new Error(
    `The API did not say what a preview picture shows: ${answer.error.status ?? answer.error.kind}`,
  )
}

const pageCard = (title: string, trail: readonly string[]): Content => ({
  trail,
  subject: { kind: 'page', title },
})

function eventCard(event: CallReply<'getMatch'>['data'], locale: string): Content {
  const { sport, category, tournament, start_time } = event
  const trail = [sport.name, category.name, tournament.name]
  if (!isMatch(event)) return pageCard(event.name, trail)
  const format = (options: Intl.DateTimeFormatOptions): string =>
    // Digits as on the pages: western ones in every language.
    new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { timeZone: 'UTC', ...options }).format(start_time)
  return {
    trail,
    subject: {
      kind: 'match',
      home: event.home,
      away: event.away,
      time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      day: `${format({ dateStyle: 'medium' })} · UTC`,
    },
  }
}
