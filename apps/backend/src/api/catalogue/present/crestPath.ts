/** Path of a crest that the web server draws from the stored pattern, colours and two letters of the English name. */
export function crestPath(crest: string, name: string): string {
  const letters = lettersOf(name)
  return `/assets/crests/${crest}${letters && `-${letters}`}.svg`
}

/** Path of the jockey silks that the web server draws for a horse. */
export const silksPath = (crest: string): string => `/assets/crests/${crest}-silk.svg`

/**
 * Initials of the first two words of three letters or more, or the first two letters of one; empty for a name in
 * another script.
 */
function lettersOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = plain.match(/[A-Za-z]+/g) ?? []
  const long = words.filter(({ length }) => length > 2)
  const [first = '', second] = long.length > 0 ? long : words
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)
  return letters.length === 2 ? letters.toUpperCase() : ''
}
