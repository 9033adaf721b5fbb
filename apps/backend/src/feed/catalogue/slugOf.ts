const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', æ: 'ae' }

/** A name as a slug: lower-case letters, digits and single hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[øßæ]/g, letter => PLAIN[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
