import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@touchline/domain/locale'
import { describe, expect, test } from 'vitest'
import { compileMessages, readTexts } from '#shared/catalogues'
import { CATALOGUES } from './catalogues.ts'

const I18N = new URL('../../../../../docs/i18n/', import.meta.url)
/** Keys whose text is a language's own and English at once, by language. */
const SAME = JSON.parse(readFileSync(new URL('same-as-english.json', I18N), 'utf8')) as Record<
  string,
  readonly string[]
>
/** Rows of `terms.csv`: a term's id, its keys, and its forms by language. */
const TERMS = readTable(readFileSync(new URL('terms.csv', I18N), 'utf8'))

const filesOf = (locale: string) => [...(CATALOGUES.get(locale)?.values() ?? [])]
const textsOf = (locale: string) => readTexts(filesOf(locale))
const english = textsOf('en')
const OTHERS = LANGUAGES.filter(locale => locale !== 'en')

/** Names of a text's arguments and tags. */
function argumentsOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? `<${tag}>`)
  return [...new Set(names)].toSorted()
}

/** Words that are left of a text when its arguments and tags are taken away. */
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

/** Forms that a plural of a text lacks, for whole numbers from 1. One that says the same for all of them needs no other. */
function missingForms(locale: string, text: string): readonly string[] {
  const plurals = text.matchAll(/\{\w+, (plural|selectordinal),((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)
  return [...plurals].flatMap(([, kind, body = '']) => {
    const forms = [...body.matchAll(/(=?\w+)\s*\{/g)].map(([, form = '']) => form)
    if (forms.every(form => form === 'other' || form.startsWith('='))) return []
    const rules = new Intl.PluralRules(locale, kind === 'plural' ? {} : { type: 'ordinal' })
    const numbers = Array.from({ length: 1_200 }, (_, index) => index + 1)
    const needed = new Set(
      numbers.filter(number => !forms.includes(`=${number}`)).map(number => rules.select(number)),
    )
    return [...needed].filter(form => !forms.includes(form))
  })
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
