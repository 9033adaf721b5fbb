/**
 * Letters of other scripts with the Latin letters of their sound; vowels are left out, because scripts differ in
 * writing them.
 */
const SOUNDS: Readonly<Record<string, string>> = {
  // Cyrillic
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ж: 'sh',
  з: 's',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'tsh',
  ш: 'sh',
  щ: 'sh',
  ђ: 'd',
  ћ: 't',
  љ: 'l',
  њ: 'n',
  џ: 'd',
  ј: '',
  // Greek
  β: 'v',
  γ: 'g',
  δ: 'd',
  ζ: 's',
  θ: 't',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'ks',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  // Arabic, Persian and Urdu
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 't',
  ج: 'dsh',
  چ: 'tsh',
  ح: 'h',
  خ: 'h',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 's',
  ژ: 'sh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 's',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ڤ: 'v',
  // Hebrew
  ב: 'v',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 's',
  ח: 'h',
  ט: 't',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  פ: 'p',
  ף: 'p',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
}

/** The sound of two Greek letters together. */
const GREEK_PAIRS: readonly Way[] = [
  [/μπ/g, 'b'],
  [/ντ/g, 'd'],
  [/γκ/g, 'g'],
]
/** Spellings of the same sound in Latin letters, the longer first. */
const SAME: readonly Way[] = [
  [/sch/g, 'sh'],
  [/t?ch/g, 'tsh'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/kh/g, 'h'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/j/g, 'dsh'],
  [/w(?=[aeiouy])/g, 'v'],
  [/w/g, ''],
]
type Way = readonly [written: RegExp, key: string]

/**
 * The approximate sound of a folded word: its consonants in Latin letters, similar sounds as one, doubled ones once
 * ([SEARCH-3]). `calder`, `кальдер`, `καλντερ` and `كالدر` are all `kldr`. Empty where nothing is left.
 */
export function soundKey(word: string): string {
  return consonantsOf(word).replace(/(.)\1+/g, '$1')
}

/**
 * Maximum letters by which a misspelt word of 5 letters or more may differ from the intended word; one less for a
 * shorter one.
 */
const LETTERS_MAX = 2
const LONG_WORD = 5

/**
 * Whether a typed, folded word equals `written`, or starts it, by sound although not by spelling ([SEARCH-4]): its
 * consonants are the same, at most one is doubled or missing, and in one script at most two letters differ, in a short
 * word one. `kaldar` is near `calder`, `norzzz` is near nothing.
 */
export function isNear(typed: string, written: string): boolean {
  if (differences(consonantsOf(typed), consonantsOf(written)) > 1) return false
  if (!isLatin(typed) || !isLatin(written)) return true
  return differences(latinOf(typed), latinOf(written)) <= (typed.length < LONG_WORD ? 1 : LETTERS_MAX)
}

const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word)
const latinOf = (word: string): string =>
  inWays(
    inWays(word, GREEK_PAIRS).replace(/\p{L}/gu, letter => SOUNDS[letter] ?? letter),
    SAME,
  )
const consonantsOf = (word: string): string => latinOf(word).replace(/[^a-z0-9]|[aeiouy]/g, '')

/** The minimum number of letters to change, add or drop so that one text starts with the other. */
function differences(typed: string, written: string): number {
  const others = Array.from(written)
  let row = [...others.keys(), others.length]
  for (const [at, letter] of Array.from(typed).entries()) {
    const next = [at + 1]
    for (const [column, other] of others.entries()) {
      next.push(Math.min(row[column]! + Number(letter !== other), row[column + 1]! + 1, next[column]! + 1))
    }
    row = next
  }
  return Math.min(...row)
}

function inWays(text: string, ways: readonly Way[]): string {
  return ways.reduce((key, [written, sound]) => key.replace(written, sound), text)
}
