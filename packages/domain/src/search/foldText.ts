/** Letters that lose nothing but a stroke or a shape, and that Unicode does not take apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ـ: '',
}
const ODD_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/**
 * A text as names are compared: small letters without marks, words with single blanks between them ([SEARCH-2]). `Müller` and `MULLER`
 * are one; signs part words, but an apostrophe or a dot inside a word does not (`O'Brien` is `obrien`).
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(ODD_LETTERS, letter => PLAIN[letter]!)
    .replace(/(?<=\p{L})['’.](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
