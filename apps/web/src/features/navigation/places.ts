import type { SystemWire } from '@touchline/contract'
import type { Category, Counters, League, Sport } from '#core/catalogue'

/** Which pages this installation has; undefined until the API has answered. */
export type Site =
  | Pick<SystemWire, 'is_horse_racing_enabled' | 'is_lottery_enabled' | 'custom_pages'>
  | undefined

/** What the navigation shows. */
export type Places = {
  readonly sports: readonly Sport[]
  /** The top leagues. */
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
