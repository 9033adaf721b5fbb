/** How a language spells names that were made in Latin letters. */
export type Script = {
  /** What stands between two words; a space where it is not said. */
  readonly joint?: string
  /** Words that are not spelt by the rules, in small Latin letters without marks. */
  readonly words: Readonly<Record<string, string>>
  /** What stands for what, the first that fits wins: a pattern without groups of its own (it may look around) and its spelling. */
  readonly rules: readonly (readonly [pattern: string, spelling: string])[]
}

const PLAIN: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss' }

/** Spells names in a script, word by word; capitals stay where the script has them. Letters without a rule are left out. */
export function createTransliterator({ joint = ' ', words, rules }: Script): (name: string) => string {
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
