import type { SystemWire } from '@touchline/contract'
import type { Currency } from '@touchline/domain/money'
import type { OddsAcceptMode } from '@touchline/domain/odds'
import type { VisitorPreferences } from '#core/settings'
import type { ShownPage } from './router/index.ts'
import type { Messages } from '#shared/i18n'
import type { SavedQueries } from '#shared/query'

/** A realtime transport that is shipped (design, section 4). */
export type TransportName = 'websocket' | 'http_stream' | 'sse'

/** The installation's configuration, as far as the browser must know it. */
export type SiteConfig = {
  readonly siteName: string
  /** In the site's order; the first has no prefix in addresses. */
  readonly locales: readonly string[]
  /** Whether the first locale has its prefix in addresses too. */
  readonly alwaysPrefix: boolean
  /** Paths of the operator's own pages. */
  readonly customPages: readonly string[]
  /** No page is shown in this visitor's country: the server must answer requests for other addresses. */
  readonly isBlocked: boolean
  /** A visitor who is not in this group of players is sent to the platform's front end (spec section 2.6). */
  readonly userGroupCheck: SystemWire['user_group_check'] | undefined
  readonly isRtlEnabled: boolean
  /** Whether search engines may show the site at all. */
  readonly isIndexed: boolean
  /** Bases of the two APIs: paths on this origin, or addresses of an operator's own back end. */
  readonly sportsbookBase: string
  readonly platformBase: string
  /** Origin of realtime, with http or ws; empty means this origin. */
  readonly realtimeBase: string
  /** Realtime transports, in the order they are tried. */
  readonly transports: readonly TransportName[]
  /** Currency of stakes before anyone signs in. */
  readonly currency: Currency
  /** How price changes are handled until the visitor chooses. */
  readonly acceptMode: OddsAcceptMode
  /** Whether slips are shared by a code (spec section 5, Share bet). */
  readonly sharesBets: boolean
  /** Whether the ticket panel has its second tab (spec section 2.3). */
  readonly isMyBetsVisible: boolean
  /** Whether the back end honours the key of a placement, so that a lost answer can be had by sending it again. */
  readonly honoursKeys: boolean
  /** Where errors are reported to; empty means nowhere. */
  readonly reportAddress: string
  /** Traced visits in per cent. */
  readonly tracedPercent: number
}

/** What the server passes to the browser beside the HTML, as JSON in the page: data, never code. */
export type PageState = {
  readonly locale: string
  readonly config: SiteConfig
  readonly preferences: VisitorPreferences
  /** The current page: the browser hydrates it without reading the address. */
  readonly page: Omit<ShownPage, 'Page'>
  /** The texts the HTML uses; all others come from `messagesUrl` after first paint. */
  readonly messages: Messages
  readonly messagesUrl: string
  readonly queries: SavedQueries
}

export const STATE_ID = 'state'
export const ROOT_ID = 'root'
