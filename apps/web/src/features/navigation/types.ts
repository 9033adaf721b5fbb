/** A sport as navigation shows it. */
export type NavSport = { readonly key: string; readonly name: string; readonly count: number }
/** A league as navigation shows it. */
export type NavLeague = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly sport: { readonly key: string }
  readonly count: number
}
