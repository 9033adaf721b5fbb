import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@touchline/domain/locale'
import { describe, expect, test } from 'vitest'
import { compileMessages, readTexts } from '#shared/catalogues'
import { CATALOGUES } from './catalogues.ts'

const I18N = new URL('../../../../../docs/i18n/', import.meta.url)
/** Keys whose text is the same in a language and in English, by language. */
const SAME = readKeys('same-as-english.json')
/** Keys whose text is the same for every number where the English one is not, by language. */
const UNINFLECTED = readKeys('uninflected.json')
/** Rows of `terms.csv`: a term's id, its keys, and its forms by language. */
const TERMS = readTable(readFileSync(new URL('terms.csv', I18N), 'utf8'))

/** The form of address that a language does not use, where its words show that. */
const NOT_USED: Readonly<Record<string, RegExp>> = {
  de: /\b(?:Ihnen|[Ii]hre?[mnrs]? (?:Wett|Schein|Guthaben|Einsatz|Konto)|\p{L}+en Sie)\b/u,
  es: /(?<!\p{L})(?:tus?|tienes|puedes|quieres|has)(?!\p{L})/iu,
  it: /\b(?:vostr[oaie]|riprovi|controlli)\b/iu,
  fr: /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu,
  pl: /\b(?:Pan|Pani|Pana|Państwa)\b/u,
  ro: /(?<!\p{L})(?:tău|tale|ești|poți|vrei)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:ты|тебе|тебя|твой|твоя|твои)(?!\p{L})/iu,
}

const filesOf = (locale: string) => [...(CATALOGUES.get(locale)?.values() ?? [])]
const textsOf = (locale: string) => readTexts(filesOf(locale))
const english = textsOf('en')
const OTHERS = LANGUAGES.filter(locale => locale !== 'en')

/** Names of a text's arguments and tags. */
function argumentsOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? `<${tag}>`)
  return [...new Set(names)].toSorted()
}

/** Words of a text without its arguments and tags. */
const wordsOf = (text: string): string => text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ' ')

test('there is a catalogue for each language of the product, and none besides', () => {
  expect([...CATALOGUES.keys()].toSorted()).toEqual([...LANGUAGES].toSorted())
})

test('no key stands in two files of a language', () => {
  const files = filesOf('en').map(file => readTexts([file]).size)
  expect(files.reduce((sum, size) => sum + size, 0)).toBe(english.size)
})

describe.each(OTHERS)('%s', locale => {
  const texts = textsOf(locale)

  test('every text is ICU', () => {
    expect(Object.keys(compileMessages(filesOf(locale)))).toHaveLength(english.size)
  })

  test('every key of English is there, and none more', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('texts take the arguments they take in English', () => {
    const differing = [...english]
      .filter(([key, text]) => argumentsOf(text).join() !== argumentsOf(texts.get(key) ?? '').join())
      .map(([key]) => key)
    expect(differing).toEqual([])
  })

  test('a plural that inflects has every form the language needs', () => {
    expect(
      [...texts].flatMap(([key, text]) => missingForms(locale, text).map(form => `${key}: ${form}`)),
    ).toEqual([])
  })

  test('a text that inflects in English inflects, but those listed, and those do not', () => {
    const flat = [...english]
      .filter(([key, text]) => isFlat(locale, text, texts.get(key) ?? ''))
      .map(([key]) => key)
    expect(flat.toSorted()).toEqual([...(UNINFLECTED[locale] ?? [])].toSorted())
  })

  test('bettors are addressed in one way', () => {
    const other = NOT_USED[locale]
    const found = [...texts].filter(([, text]) => other?.test(text)).map(([key]) => key)
    expect(found).toEqual([])
  })

  test('no text is English but those listed, and those are', () => {
    const same = [...english]
      .filter(([key, text]) => texts.get(key) === text && /\p{L}{3}/u.test(wordsOf(text)))
      .map(([key]) => key)
    expect(same.toSorted()).toEqual([...(SAME[locale] ?? [])].toSorted())
  })

  test('terms of the trade are said one way', () => {
    expect(TERMS).toHaveLength(60)
    const strayed = TERMS.flatMap(({ keys, forms }) =>
      keys.filter(key => {
        const text = (texts.get(key) ?? '').toLocaleLowerCase(locale)
        return !(forms[locale] ?? '')
          .split('|')
          .some(form => form && text.includes(form.toLocaleLowerCase(locale)))
      }),
    )
    expect(strayed).toEqual([])
  })
})

test.each([
  ['ru', '{count, plural, other {# матчей}}'],
  ['ru', '{count, number} матчей'],
  ['ru', '{count, plural, one {# матч} few {# матч} many {# матч} other {# матч}}'],
  ['pl', '{count, plural, =1 {mecz} other {# mecze}}'],
])('%s that says %s is found out', (locale, text) => {
  expect(isFlat(locale, '{count, plural, one {# match} other {# matches}}', text)).toBe(true)
})

test('forms are needed for every whole number from 0', () => {
  const arabic = '{count, plural, one {1} two {2} few {3} many {11} other {100}}'
  expect(missingForms('ar', arabic)).toEqual(['zero'])
  expect(missingForms('ru', '{count, plural, one {1} other {5}}')).toEqual(['many', 'few'])
})

/** Whole numbers that need every plural form of every language. */
const NUMBERS = Array.from({ length: 1_200 }, (_, number) => number)

type Plural = {
  readonly name: string
  readonly rules: Intl.PluralRules
  /** The form, `one` or `=1`, and its text. */
  readonly forms: ReadonlyMap<string, string>
}

function pluralsOf(locale: string, text: string): readonly Plural[] {
  const found = text.matchAll(/\{(\w+), (plural|selectordinal),((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)
  return [...found].map(([, name = '', kind, body = '']) => ({
    name,
    rules: new Intl.PluralRules(locale, kind === 'plural' ? {} : { type: 'ordinal' }),
    forms: new Map(
      [...body.matchAll(/(=?\w+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, form = '', says = '']) => [
        form,
        says,
      ]),
    ),
  }))
}

const isOfForm = (form: string): boolean => !form.startsWith('=')
const formsOf = ({ forms }: Plural): readonly string[] => [...forms.keys()].filter(isOfForm)
const textsOfForms = ({ forms }: Plural): ReadonlySet<string> =>
  new Set([...forms].filter(([form]) => isOfForm(form)).map(([, says]) => says))

/** Plural forms that a text lacks. A text without forms is the same for all numbers. */
function missingForms(locale: string, text: string): readonly string[] {
  return pluralsOf(locale, text).flatMap(plural => {
    const forms = formsOf(plural)
    if (forms.length < 2) return []
    const numbers = NUMBERS.filter(number => !plural.forms.has(`=${number}`))
    const needed = new Set(numbers.map(number => plural.rules.select(number)))
    return [...needed].filter(form => !forms.includes(form))
  })
}

/**
 * Whether a text is the same for all numbers where English inflects and the language has several forms. With two
 * forms the same words may be right for both, as in Turkish; with more they are not.
 */
function isFlat(locale: string, english: string, text: string): boolean {
  const own = pluralsOf(locale, text)
  return pluralsOf('en', english)
    .filter(plural => textsOfForms(plural).size > 1)
    .some(({ name, rules }) => {
      const { type } = rules.resolvedOptions()
      const needed = countForms(locale, type)
      const same = own.filter(plural => plural.name === name)
      if (needed === 1) return false
      return (
        same.length === 0 ||
        same.some(plural => formsOf(plural).length < 2 || (needed > 2 && textsOfForms(plural).size < 2))
      )
    })
}

function countForms(locale: string, type: Intl.PluralRuleType): number {
  const rules = new Intl.PluralRules(locale, { type })
  return new Set(NUMBERS.map(number => rules.select(number))).size
}

/** Keys by language. */
function readKeys(file: string): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(readFileSync(new URL(file, I18N), 'utf8')) as Record<string, readonly string[]>
}

type Term = { readonly keys: readonly string[]; readonly forms: Readonly<Record<string, string>> }

/** A table with semicolons; its first row names the columns. */
function readTable(text: string): readonly Term[] {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map(line => line.split(';'))
  return rows.map(row => {
    const cells = Object.fromEntries(head.map((name, index) => [name, row[index] ?? '']))
    return { keys: (cells.keys ?? '').split(' '), forms: cells }
  })
}
