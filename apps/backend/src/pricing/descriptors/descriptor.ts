import type { Rule, Text } from '../types.ts'

/** What a market is, in every sport that offers it: its id is the feed's (reference/domain.md f). */
export type Descriptor = {
  readonly id: number
  readonly rule: Rule
  readonly name: Text
  readonly groups: readonly string[]
  /** Place in lists of markets: lower comes first. */
  readonly priority: number
}

export type DescriptorRow = readonly [id: number, rule: Rule, name: Text, groups: string, priority: number]

/** Reads rows of a table; `groups` are separated by spaces. */
export function toDescriptors(rows: readonly DescriptorRow[]): readonly Descriptor[] {
  return rows.map(([id, rule, name, groups, priority]) => ({
    id,
    rule,
    name,
    groups: groups.split(' '),
    priority,
  }))
}
