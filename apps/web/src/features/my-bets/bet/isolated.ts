/** A name of either direction inside a text of the other: kept together by the isolate signs of Unicode. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
