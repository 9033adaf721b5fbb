/** Letters that equal another one without being it with an accent. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}

/** A text for comparison: lower case without accents, in any script. `Öster Ålen` and `oster alen` are the same. */
export function foldMarketText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłıþ]/g, letter => ALIKE[letter] ?? letter)
    .trim()
}
