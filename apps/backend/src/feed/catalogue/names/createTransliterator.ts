/** How a language spells names that were made in Latin letters. */
export type Script = {
  /** Words that are not spelt by the rules, in small Latin letters without marks. */
  readonly words: Readonly<Record<string, string>>
  /** What stands for what, the first that fits wins: a pattern on the rest of the word (it may look around) and its spelling. */
  readonly rules: readonly (readonly [pattern: string, spelling: string])[]
}

const PLAIN: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss' }

/** Spells names in a script, word by word; a capital stays one where the script has them. Letters without a rule are left out. */
export function createTransliterator({ words, rules }: Script): (name: string) => string {
  const compiled = rules.map(([pattern, spelling]) => [new RegExp(pattern, 'y'), spelling] as const)
  const spell = (word: string) => {
    let spelt = ''
    for (let at = 0; at < word.length;) {
      const [length, spelling] = firstOf(compiled, word, at)
      spelt += spelling
      at += length
    }
    return spelt.normalize('NFC')
  }
  return name =>
    name.normalize('NFC').replace(/\p{L}+/gu, word => {
      const plain = plainOf(word)
      const spelt = words[plain] ?? spell(plain)
      return word[0] === word[0]!.toUpperCase() ? spelt[0]?.toUpperCase() + spelt.slice(1) : spelt
    })
}

function firstOf(rules: readonly (readonly [RegExp, string])[], word: string, at: number) {
  for (const [pattern, spelling] of rules) {
    pattern.lastIndex = at
    const found = pattern.exec(word)
    if (found) return [found[0].length, spelling] as const
  }
  return [1, ''] as const
}

function plainOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/[øæß]/g, letter => PLAIN[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
