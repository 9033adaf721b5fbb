import type { MarketId } from '../language/index.ts'
import type { Rule } from '../types.ts'

/**
 * The properties of a market in every sport that offers it: its id is the feed's (reference/domain.md f); language
 * files name it by this id.
 */
export type Descriptor = {
  readonly id: MarketId
  readonly rule: Rule
  readonly groups: readonly string[]
  /** Position in lists of markets: lower comes first. */
  readonly priority: number
}

export type DescriptorRow = readonly [id: MarketId, rule: Rule, groups: string, priority: number]

/** Reads rows of a table; `groups` are separated by spaces. */
export function toDescriptors(rows: readonly DescriptorRow[]): readonly Descriptor[] {
  return rows.map(([id, rule, groups, priority]) => ({
    id,
    rule,
    groups: groups.split(' '),
    priority,
  }))
}
