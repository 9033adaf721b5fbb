/** Letters with a stroke or another shape that Unicode does not decompose. */
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
 * A text in the form in which names are compared: lower-case letters without diacritics, words with single blanks
 * between them ([SEARCH-2]). `Müller` and `MULLER` are equal; punctuation separates words, but an apostrophe or a dot
 * inside a word does not (`O'Brien` is `obrien`).
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(ODD_LETTERS, letter => PLAIN[letter]!)
    .replace(/(?<=\p{L})['’.](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
