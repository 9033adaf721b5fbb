import type { Category, Counters, League, Sport } from '#core/catalogue'

/** Which pages this installation has. */
export type Site = {
  readonly hasRacing: boolean
  readonly hasLotteries: boolean
  /** The operator's own. */
  readonly own: readonly { readonly path: string; readonly title: string }[]
}

/** What the navigation shows. */
export type Places = {
  readonly sports: readonly Sport[]
  /** The top ones. */
  readonly leagues: readonly League[]
  readonly counters: Counters
  readonly site: Site
  /** Of the sport that is open. */
  readonly categories?: readonly Category[]
}

export interface SportRailProps {
  sports: readonly Sport[]
  /** Matches in play now. */
  live: number
}
