import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { countersQuery, sportsQuery, systemQuery, topLeaguesQuery, type Sport } from '#core/catalogue'
import type { Formatter, Text } from '#shared/i18n'
import { RefusedError } from '#shared/query'
import { RACING, type Href, type ListState } from '#core/addresses'
import type { PageKey } from '#pages'
import { ErrorPage, errorText, type ErrorKind, type Head, type LoadContext, type WayOn } from '#pages/shared'
import { findSlug } from './findSlug.ts'
import { loadPage } from './loadPage.ts'
import type { PageAddress } from './readAddress.ts'

export type PageStatus = 200 | 403 | 404 | 410 | 451 | 500

/** The page has another address, permanently. */
export type Elsewhere = { readonly to: string }

/** A page whose data is in the cache. The server writes all of it but the component into the HTML. */
export interface ShownPage {
  readonly key: PageKey | ErrorKind
  readonly Page: ComponentType<{ params: never; list: ListState }>
  readonly params: unknown
  /** The list parameters of the address. */
  readonly list: ListState
  /** Sport whose categories the navigation lists. */
  readonly openSport: string | undefined
  /** Whether the frame's own data is loaded; without it an error page has no frame. */
  readonly hasFrame: boolean
}

/** A page with all its data, ready to be rendered. */
export interface OpenPage extends ShownPage {
  /** HTTP status of the server's answer. */
  readonly status: PageStatus
  readonly head: Head
}

export interface OpenOptions {
  readonly context: LoadContext
  /** Addresses in the language of the page. */
  readonly href: Href
  readonly t: Text
  readonly format: Formatter
  /** Called with unexpected errors, which refusals that become pages are not. */
  readonly report: (error: unknown) => void
}

/** Loads the page of an address. Never rejects: failures become an error page with its status. */
export async function openPage(
  { page: ref, list }: Pick<PageAddress, 'page' | 'list'>,
  options: OpenOptions,
): Promise<OpenPage | Elsewhere> {
  const { context, report } = options
  const parts = partsOf(options)
  const frame = loadFrame(context).then(
    sports => sports,
    (error: unknown) => {
      report(error)
      return undefined
    },
  )
  try {
    const [page, sports] = await Promise.all([openFound(ref, list, options), frame])
    if (!sports) return errorPage('500', parts, false)
    return page ?? errorPage('404', parts, true)
  } catch (error) {
    const isMissing = error instanceof RefusedError && error.status === 404
    if (!isMissing) report(error)
    return errorPage(isMissing ? '404' : '500', parts, (await frame) !== undefined)
  }
}

async function openFound(
  ref: PageAddress['page'],
  list: ListState,
  options: OpenOptions,
): Promise<OpenPage | Elsewhere | undefined> {
  switch (ref.key) {
    case 'sport':
      // Racing has one page of its own: the page of a sport with matches would be empty.
      if (ref.sport === RACING) return { to: options.href.fixed('racing') }
      return open('sport', { sport: ref.sport }, list, ref.sport, options)
    case 'slug':
      return openSlug(ref, list, options)
    case 'users':
      return open('users', { page: ref.page }, list, undefined, options)
    case 'custom_page':
      return open('custom_page', { path: ref.path }, list, undefined, options)
    case 'not_found':
      return undefined
    case 'broken':
      return errorPage('500', partsOf(options), true)
    case 'locked':
    case 'blocked':
      return errorPage(ref.key, partsOf(options), true)
    default:
      return open(ref.key, {}, list, undefined, options)
  }
}

async function openSlug(
  { sport, slug }: { readonly sport: string; readonly slug: string },
  list: ListState,
  options: OpenOptions,
): Promise<OpenPage | Elsewhere | undefined> {
  const found = await findSlug(options.context, sport, slug)
  if (!found) return undefined
  if (found.isGone) {
    const { league } = found
    const way = league && {
      href: options.href.league({ ...league, sport: { key: sport } }),
      name: league.name,
    }
    return errorPage('410', partsOf(options), true, way)
  }
  // Countries and courses of races would be empty lists of matches: the racing page has them all.
  if (sport === RACING && (found.kind === 'category' || found.kind === 'league'))
    return { to: options.href.fixed('racing') }
  if (found.slug !== slug) return { to: options.href.match({ slug: found.slug, sport: { key: sport } }) }
  return open(found.kind, { sport, slug }, list, sport, options)
}

async function open(
  key: PageKey,
  params: object,
  list: ListState,
  openSport: string | undefined,
  { context, t, format }: OpenOptions,
): Promise<OpenPage | undefined> {
  const page = await loadPage(key)
  let isBeyond = false
  const read: LoadContext['read'] = async query => {
    const answer = await context.read(query)
    isBeyond ||= isBeyondLast(answer)
    return answer
  }
  const data = await page.load({ ...context, read }, params, list)
  if (data === undefined || isBeyond) return undefined
  const { Page } = page
  return {
    key,
    status: 200,
    head: page.head(data, t, { list, format }),
    Page: Page as ComponentType<{ params: never; list: ListState }>,
    params,
    list,
    openSport,
    hasFrame: true,
  }
}

/** A list page after the last one is not found ([ADDRESS-5]); the first one always exists, even for an empty list. */
function isBeyondLast(answer: unknown): boolean {
  const { page = 1, pages = 1 } = (answer ?? {}) as { readonly page?: number; readonly pages?: number }
  return page > Math.max(1, pages)
}

async function loadFrame({ read }: LoadContext): Promise<readonly Sport[]> {
  const [sports] = await Promise.all([read(sportsQuery()), read(topLeaguesQuery()), read(countersQuery())])
  return sports
}

const partsOf = ({ t, context }: OpenOptions) => ({ t, queryClient: context.queryClient })

const STATUS: Readonly<Record<ErrorKind, PageStatus>> = {
  '404': 404,
  '410': 410,
  '500': 500,
  locked: 403,
  blocked: 451,
}

export const isErrorKind = (page: OpenPage['key']): page is ErrorKind => Object.hasOwn(STATUS, page)

/** The page for what cannot be shown. `way` is the link onward from a page that is gone. */
export function errorPage(
  key: ErrorKind,
  { t, queryClient }: { readonly t: Text; readonly queryClient: QueryClient },
  hasFrame: boolean,
  way?: WayOn,
): OpenPage {
  // Its name comes from the back end: server and browser have different names of countries.
  const countryName = queryClient.getQueryData(systemQuery().queryKey)?.user_country?.name
  return {
    key,
    status: STATUS[key],
    head: { title: t(`error-page.${key}.title`), description: errorText(t, key, countryName), noIndex: true },
    Page: ErrorPage as ComponentType<{ params: never; list: ListState }>,
    params: { kind: key, way, countryName },
    list: {},
    openSport: undefined,
    hasFrame,
  }
}
