import type { QueryClient } from '@tanstack/react-query'
import type { Match, Outright } from '@touchline/domain/match'
import type { ComponentType } from 'react'
import type { Formatter, Text } from '#shared/i18n'
import type { ListState } from '#shared/router'

/** Reads a query for a page: on the server and at hydration what the cache has, on a navigation what is fresh. */
export interface LoadContext {
  readonly queryClient: QueryClient
  readonly read: ReadQuery
}
export type ReadQuery = <Value>(query: ReadableQuery<Value>) => Promise<Value>
export interface ReadableQuery<Value> {
  readonly queryKey: readonly unknown[]
  readonly queryFn?: ((context: never) => Value | Promise<Value>) | symbol
}

/** What a page says of itself to browsers and crawlers (spec section 2.5). */
export interface Head {
  readonly title: string
  readonly description: string
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean
  /** What of the catalogue the page is about, for breadcrumbs, structured data and its preview picture. */
  readonly subject?: Subject
}

/** A place in the catalogue, from the sport down to what a page shows. */
export interface Subject {
  readonly sport: { readonly key: string; readonly name: string }
  readonly category?: { readonly slug: string; readonly name: string }
  readonly league?: { readonly slug: string; readonly name: string }
  readonly match?: Match
  readonly outright?: Outright
}

/** What the address asks of the page's list, and how days are written. */
export type Asked = { readonly list: ListState; readonly format: Formatter }

/**
 * A page: everything it needs, what it says of itself, and how it looks. `load` answers undefined where the address names nothing
 * (404); everything it read is in the query cache, where `Page` finds it.
 */
export interface PageModule<Params, Data> {
  /** @param list what the query of the address asks of the page's list */
  load(context: LoadContext, params: Params, list: ListState): Promise<Data | undefined>
  head(data: Data, t: Text, asked: Asked): Head
  readonly Page: ComponentType<{ params: Params; list: ListState }>
}
