/** Unicode isolates keep a name of the other direction together inside a text. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
