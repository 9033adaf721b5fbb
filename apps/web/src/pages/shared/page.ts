import type { QueryClient } from '@tanstack/react-query'
import type { Match, Outright } from '@touchline/domain/match'
import type { IconName } from '@touchline/ui'
import type { ComponentType } from 'react'
import type { ListState } from '#core/addresses'
import type { SystemWire } from '@touchline/contract'
import type { Formatter, Text } from '#shared/i18n'

/** Reads a query for a page: from the cache on the server and at hydration, fresh on a navigation. */
export interface LoadContext {
  readonly queryClient: QueryClient
  readonly read: ReadQuery
}
export type ReadQuery = <Value>(query: ReadableQuery<Value>) => Promise<Value>
export interface ReadableQuery<Value> {
  readonly queryKey: readonly unknown[]
  readonly queryFn?: ((context: never) => Value | Promise<Value>) | symbol
}

/** What a page declares to browsers and crawlers (spec section 2.5). */
export interface Head {
  readonly title: string
  readonly description: string
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean
  /** What of the catalogue the page is about, for breadcrumbs, structured data and its preview picture. */
  readonly subject?: Subject
}

/** A point in the catalogue, from the sport down to what a page shows. */
export interface Subject {
  readonly sport: { readonly key: string; readonly name: string }
  readonly category?: { readonly slug: string; readonly name: string }
  readonly league?: { readonly slug: string; readonly name: string }
  readonly match?: Match
  readonly outright?: Outright
}

/** What the query of the address selects from the page's list, and how days are written. */
export type HeadContext = { readonly list: ListState; readonly format: Formatter }

/**
 * What others need to know about a page besides its content. It is a separate file, `manifest.ts`, without code:
 * servers and the menus read the manifests of all pages without loading the pages, and the first load has none of them.
 */
export interface PageManifest {
  /** Its HTML is shared for 2 s because it shows prices; other pages for 15 s (design, section 4). */
  readonly hasPrices?: true
  /**
   * Listed in the sitemap: always, or where the installation has it switched on. Pages below a sport come from the API.
   */
  readonly sitemap?: true | keyof Pick<SystemWire, 'is_lottery_enabled'>
  /** Keys of the query that change what the page shows; what else a query holds shares the page's HTML. */
  readonly listKeys?: readonly (keyof ListState)[] | 'all'
  /**
   * Keys of the query that make another page of it ([META-1]): which part of the list, of which sport, of which past
   * day. Filters and orders show the same again, and days to come are soon past, so their addresses name the page
   * without them (record 0072).
   */
  readonly canonicalKeys?: readonly (keyof ListState)[]
  /** How menus link to the page; without it none does. */
  readonly nav?: PageNav
}

/**
 * A page in the menus. A number is the position in a menu, the lowest first; a menu without one does not list the page.
 */
export interface PageNav {
  /** Key of the text that names it. */
  readonly text: string
  readonly icon: IconName
  /** Linked only where the installation has this switched on. */
  readonly onlyWith?: keyof Pick<SystemWire, 'is_horse_racing_enabled' | 'is_lottery_enabled'>
  readonly header?: number
  /** In the side menu, above leagues and sports. */
  readonly sideTop?: number
  /** In the side menu, below leagues and sports. */
  readonly sideEnd?: number
}

/**
 * Examples of a page for the crawl of the browser tests: the page's own path by default. `manifest.ts`
 * exports them beside the manifest, so that browsers do not load them.
 */
export interface PageSample {
  /** Which kind of the page it is, where there are several, such as `live match`. */
  readonly kind?: string
  /** Paths below the base path. */
  readonly paths?: readonly string[]
  /** The call of the API that lists what has such a page. */
  readonly listedBy?: string
  /** Whether what the API lists of racing is left out, because racing has one page only. */
  readonly isWithoutRacing?: true
  /** Whether search engines may index it. */
  readonly isIndexed: boolean
  /** Path below the base path to which the browser is redirected from there. */
  readonly redirectsTo?: string
  /** Types of structured data beside the organisation's. */
  readonly structuredData?: readonly string[]
}

/**
 * A page: everything it needs, its head, and its component. `load` resolves to undefined where the
 * address names nothing (404); everything it read is in the query cache, where `Page` finds it.
 */
export interface PageModule<Params, Data> {
  /** @param list what the query of the address selects from the page's list */
  load(context: LoadContext, params: Params, list: ListState): Promise<Data | undefined>
  head(data: Data, t: Text, context: HeadContext): Head
  readonly Page: ComponentType<{ params: Params; list: ListState }>
}
