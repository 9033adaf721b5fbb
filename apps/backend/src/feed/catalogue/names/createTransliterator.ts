/** How a language spells names that were created in Latin letters. */
export type SpellingRules = {
  /** The separator between words; a space by default. */
  readonly joint?: string
  /** Words with a fixed spelling, keyed in lower-case Latin letters without diacritics. */
  readonly words: Readonly<Record<string, string>>
  /**
   * Spelling rules, the first match wins: a pattern without capturing groups (lookarounds are allowed) and its
   * spelling.
   */
  readonly rules: readonly (readonly [pattern: string, spelling: string])[]
}

const PLAIN: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss' }

/**
 * Transliterates names into a script word by word; capitals are preserved where the script has them. Letters without a
 * rule are dropped.
 */
export function createTransliterator({ joint = ' ', words, rules }: SpellingRules): (name: string) => string {
  const anyRule = new RegExp([...rules.map(([pattern]) => `(${pattern})`), '[^]'].join('|'), 'g')
  const spell = (word: string) =>
    word
      .replace(anyRule, (_, ...groups) => rules[groups.findIndex(group => group !== undefined)]?.[1] ?? '')
      .normalize('NFC')
  return name =>
    name
      .normalize('NFC')
      .replace(/[\p{Script=Latin}]+/gu, word => {
        const plain = plainOf(word)
        return capitalAs(word, words[plain] ?? spell(plain))
      })
      .replace(/(?<=\p{L}) (?=\p{L})/gu, joint)
}

function capitalAs(word: string, spelt: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return spelt.toUpperCase()
  return word[0] === word[0]!.toUpperCase() ? spelt.slice(0, 1).toUpperCase() + spelt.slice(1) : spelt
}

function plainOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/[øæß]/g, letter => PLAIN[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
