/** A feed that takes orders. */
export type DrivenFeed = {
  command(order: object): Promise<{ ok: true } | { ok: false; error: { kind: string } }>
}
