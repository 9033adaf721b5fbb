import type { APIRequestContext } from '@playwright/test'
import { readSamples, type SampledPage } from '@touchline/web/pages'

/** A kind of page: where examples of it are, and what is expected of each. */
export type Place = {
  readonly key: string
  /** Paths without their language. */
  readonly paths: readonly string[]
  /** 200 where it is missing. */
  readonly status?: number
  /** Whether search engines may index it. */
  readonly isIndexed: boolean
  /** Where the browser is redirected from there. */
  readonly redirectsTo?: string
  /** Types of structured data beside the organisation's. */
  readonly structuredData?: readonly string[]
}

const BASE = '/sports'
const RACING = 'horse_racing'

/** What the API lists: sports by their keys, the operator's own pages by their paths, all else by sport and slug. */
type Listed =
  | { readonly key: string }
  | { readonly path: string }
  | { readonly slug: string; readonly sport: { readonly key: string } }
type Reply = readonly Listed[] | { readonly custom_pages: readonly Listed[] }

/**
 * Every kind of page of spec section 2.1, by the samples beside its manifest and found through the API: any seed will
 * do.
 */
export async function findPlaces(request: APIRequestContext, count: number): Promise<readonly Place[]> {
  const list = async (call: string): Promise<readonly Listed[]> => {
    const reply = await request.get(`/api/sportsbook${call}`)
    if (!reply.ok()) throw new Error(`${call} answered ${reply.status()}.`)
    const { data } = (await reply.json()) as { data: Reply }
    return 'custom_pages' in data ? data.custom_pages : data
  }
  const pages = await readSamples()
  const places = await Promise.all(
    pages.flatMap(page =>
      page.samples.map(async ({ kind, redirectsTo, ...sample }): Promise<Place> => ({
        key: kind ?? page.key,
        paths: await pathsOf(page, sample, list, count),
        isIndexed: sample.isIndexed,
        ...(redirectsTo !== undefined && { redirectsTo: below(redirectsTo) }),
        ...(sample.structuredData && { structuredData: sample.structuredData }),
      })),
    ),
  )
  return [...places, ...ERROR_PAGES]
}

async function pathsOf(
  { path }: SampledPage,
  { paths, listedBy, isWithoutRacing }: SampledPage['samples'][number],
  list: (call: string) => Promise<readonly Listed[]>,
  count: number,
): Promise<readonly string[]> {
  if (listedBy === undefined) return (paths ?? [path]).slice(0, count).map(below)
  const listed = await list(listedBy)
  return listed
    .filter(item => !isWithoutRacing || sportOf(item) !== RACING)
    .slice(0, count)
    .map(item => below(pathOf(item)))
}

const below = (path: string): string => {
  if (path.startsWith('/')) return path
  return path === '' ? BASE : `${BASE}/${path}`
}

const sportOf = (item: Listed): string | undefined => {
  if ('sport' in item) return item.sport.key
  return 'key' in item ? item.key : undefined
}

function pathOf(item: Listed): string {
  if ('sport' in item) return `${item.sport.key}/${item.slug}`
  return 'key' in item ? item.key : item.path
}

/** Pages that are shown instead of another one. */
const ERROR_PAGES: readonly Place[] = [
  { key: 'blocked', paths: ['/sports/blocked'], status: 451, isIndexed: false },
  { key: 'locked', paths: ['/sports/locked'], status: 403, isIndexed: false },
  { key: '404', paths: ['/sports/404'], status: 404, isIndexed: false },
  { key: '500', paths: ['/sports/500'], status: 500, isIndexed: false },
]
