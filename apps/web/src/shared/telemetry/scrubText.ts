/** Replaces what was removed. */
const GONE = '[gone]'
/** Characters of a text that are read; the rest is cut off, because the patterns take longer on long words. */
const LENGTH_MAX = 2_000

/** In this order: whole addresses before what their parts look like. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Parsers quote the text that they could not read, which may hold anything.
  [/"[^"]*"?/g, `"${GONE}"`],
  [/\b(?:Bearer|Basic)\s+\S+/gi, GONE],
  // Query and fragment of any address, whole or from the root.
  [/([\w/.~%-])[?#][^\s)"']*/g, '$1'],
  [/[^\s@"'<>()=&]+@[^\s@"'<>()=&]+/g, GONE],
  // Long runs of letters and digits, with the dots of a token, are not words.
  [/(?<![\w.-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}(?:\.[\w-]+)*/g, GONE],
  [/(?<![\w.-])[\w-]{24,}(?:\.[\w-]+)*/g, GONE],
  // A phone number: seven digits and more, however they are grouped.
  [/(?<![\w.:])\+?\d(?:[ ()/.-]{0,2}\d){6,}/g, GONE],
]

/**
 * A text for a report, without anything that identifies the visitor or lets someone act as them: quoted parts, e-mail
 * addresses, phone numbers, tokens and the queries of addresses.
 * @param known words that are about this visitor, such as a name; removed everywhere
 */
export function scrubText(text: string, known: readonly string[] = []): string {
  const plain = known
    .filter(word => word.trim().length > 1)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(new RegExp(escape(word), 'gi'), GONE), text.slice(0, LENGTH_MAX))
  return SECRETS.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), plain)
}

/** An address for a report: without login, query and fragment, and without what looks like a secret in its path. */
export function scrubAddress(address: string, known: readonly string[] = []): string {
  const [path = ''] = address.slice(0, LENGTH_MAX).split(/[?#]/, 1)
  const [, origin = '', rest = ''] = /^(\w+:\/\/[^/]*)?(.*)$/s.exec(path) ?? []
  const segments = rest.split('/').map(segment => scrubText(decode(segment), known))
  return origin.replace(/\/\/[^/]*@/, '//') + segments.join('/')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return GONE
  }
}

function escape(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
