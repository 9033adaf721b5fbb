import type { APIRequestContext } from '@playwright/test'

/** A kind of page: where examples of it are, and what is expected of each. */
export type Place = {
  readonly key: string
  /** Paths without their language. */
  readonly paths: readonly string[]
  /** Default 200. */
  readonly status?: number
  /** Whether search engines may index it. */
  readonly isIndexed: boolean
  /** Where the page redirects in the browser. */
  readonly leadsTo?: string
  /** Types of structured data besides the organisation's. */
  readonly tells?: readonly string[]
}

const RACING = 'horse_racing'

type Named = { readonly slug: string; readonly sport: { readonly key: string } }
const at = ({ sport, slug }: Named): string => `/sports/${sport.key}/${slug}`

/** Every kind of page of spec section 2.1, found through the API: any seed works. */
export async function findPlaces(request: APIRequestContext, samples: number): Promise<readonly Place[]> {
  const read = async <Data>(path: string): Promise<Data> => {
    const reply = await request.get(`/api/sportsbook${path}`)
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}.`)
    return ((await reply.json()) as { data: Data }).data
  }
  const some = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, samples)
  // The event that began last, or begins last, is still in the same state when the crawl reaches it.
  const events = (query: string): Promise<Named[]> =>
    read(`/matches?limit=40&sort_by=start_time:desc&${query}`)
  const [system, sports, categories, leagues, toCome, live, over, outrights, races] = await Promise.all([
    read<{ custom_pages: { path: string }[] }>('/system'),
    read<{ key: string }[]>('/sports'),
    read<Named[]>('/categories'),
    read<Named[]>('/tournaments?top=true'),
    events('match_status=0'),
    // Soccer only: at the end of a quarter or a set markets are removed and the page moves up, which is not a layout
    // fault.
    events('match_status=1&sport_key=soccer'),
    events('match_status=3,4'),
    events('type=outright'),
    events('type=race&match_status=0'),
  ])
  // Racing has one page, a kind of its own.
  const lists = sports.filter(({ key }) => key !== RACING)
  const countries = categories.filter(({ sport }) => sport.key !== RACING)
  const event = { isIndexed: true, tells: ['BreadcrumbList', 'SportsEvent'] }
  const listed = { isIndexed: true, tells: ['BreadcrumbList'] }
  return [
    { key: 'sports', paths: ['/sports'], isIndexed: true },
    { key: 'sport', paths: some(lists).map(({ key }) => `/sports/${key}`), ...listed },
    { key: 'category', paths: some(countries).map(at), ...listed },
    { key: 'league', paths: some(leagues).map(at), ...listed },
    { key: 'match to come', paths: some(toCome).map(at), ...event },
    { key: 'live match', paths: some(live).map(at), ...event },
    { key: 'match that is over', paths: some(over).map(at), ...event, isIndexed: false },
    { key: 'outright', paths: some(outrights).map(at), ...listed },
    { key: 'race', paths: some(races).map(at), ...listed },
    { key: 'in_play', paths: ['/sports/live'], isIndexed: true },
    { key: 'e_sports', paths: ['/sports/cybersport'], isIndexed: true },
    { key: 'favorites', paths: ['/sports/favorites'], isIndexed: false },
    { key: 'schedule', paths: ['/sports/schedule'], isIndexed: true },
    { key: 'page 2 of a list', paths: ['/sports/schedule?page=2'], isIndexed: true },
    { key: 'results', paths: ['/sports/results'], isIndexed: true },
    { key: 'promotions', paths: ['/sports/promotions'], isIndexed: true },
    { key: 'bets_history', paths: ['/sports/bets-history'], isIndexed: false },
    { key: 'horse_racing', paths: ['/sports/racing'], isIndexed: true },
    { key: 'lotteries', paths: ['/sports/lotteries'], isIndexed: true },
    { key: 'general-rules', paths: ['/sports/general-rules'], isIndexed: true },
    { key: 'about', paths: ['/sports/about'], isIndexed: true },
    {
      key: 'custom_page',
      paths: some(system.custom_pages).map(({ path }) => `/sports/${path}`),
      isIndexed: true,
    },
    // The start page of a host's frame; without a host it redirects to home.
    { key: 'init-sportsbook', paths: ['/sports/init-sportsbook'], isIndexed: true, leadsTo: '/sports' },
    { key: 'users', paths: some(USER_PAGES), isIndexed: false },
    { key: 'receipt_verify', paths: ['/receipts/verify'], isIndexed: false },
    { key: 'blocked', paths: ['/sports/blocked'], status: 451, isIndexed: false },
    { key: 'locked', paths: ['/sports/locked'], status: 403, isIndexed: false },
    { key: '404', paths: ['/sports/404'], status: 404, isIndexed: false },
    { key: '500', paths: ['/sports/500'], status: 500, isIndexed: false },
  ]
}

const USER_PAGES = ['sign-in', 'sign-up', 'password/new', 'password/edit', 'confirmation'].map(
  page => `/sports/users/${page}`,
)
