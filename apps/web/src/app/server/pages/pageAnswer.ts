import type { VisitorPreferences } from '#core/settings'
import type { OpenPage } from '../../router/index.ts'

export type PageRequest = {
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  readonly preferences: VisitorPreferences
  /** Country of the visitor, if pages are blocked there. */
  readonly blockedIn: string | undefined
  /** Providers whose matches a tester sees ([CAT-3]); empty for all others. */
  readonly testProviders: string
  /** Scheme and host visitors see. */
  readonly origin: string
  /** The back end is not called: the page says that something went wrong. */
  readonly isWaiting?: boolean
}

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'html'
      readonly status: OpenPage['status'] | 503
      readonly html: Buffer
      /** What the security policy allows beside style sheets of this origin: the hash of the inline one. */
      readonly styleSource?: string | undefined
      readonly locale: string
      /** Key of the page, which decides how long its HTML may be shared. */
      readonly page: OpenPage['key']
      /** Unexpected errors while rendering; refusals that become pages are not among them. */
      readonly failures: readonly unknown[]
    }
