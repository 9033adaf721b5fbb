import { decimalSignOf, languageOf } from '../locale/index.ts'

/**
 * How a locale writes numbers, and the position of its currency symbol. Digits are Western everywhere (guide, right to
 * left).
 */
export type NumberSigns = {
  readonly decimal: '.' | ','
  readonly group: string
  /** 1,234,567, or as in India 12,34,567. */
  readonly groups: 'by-three' | 'three-then-two'
  readonly symbol: 'before' | 'before-spaced' | 'after'
}

const NBSP = '\u00a0'
const NARROW_NBSP = '\u202f'

type OwnSigns = Pick<NumberSigns, 'group' | 'symbol'> & Partial<Pick<NumberSigns, 'groups'>>

const COMMAS: OwnSigns = { group: ',', symbol: 'before' }
const POINTS: OwnSigns = { group: '.', symbol: 'after' }
const SPACES: OwnSigns = { group: NBSP, symbol: 'after' }

/** A table instead of Intl: server and browser have different Intl data, and their texts must be identical. */
const BY_LANGUAGE: Readonly<Record<string, OwnSigns>> = {
  ...same(POINTS, 'az da de el es hr id it ro sl sr tr vi'),
  ...same(SPACES, 'bg cs et fi hu kk lt lv nb no pl ru sk sv uk uz'),
  ar: { ...COMMAS, symbol: 'after' },
  fa: { ...COMMAS, symbol: 'after' },
  fr: { group: NARROW_NBSP, symbol: 'after' },
  he: { ...COMMAS, symbol: 'after' },
  hi: { ...COMMAS, groups: 'three-then-two' },
  nl: { ...POINTS, symbol: 'before-spaced' },
  pt: { ...POINTS, symbol: 'before-spaced' },
}

/** The signs of a locale by its language part; English ones by default. */
export function numberSignsOf(locale: string): NumberSigns {
  return {
    decimal: decimalSignOf(locale),
    groups: 'by-three',
    ...(BY_LANGUAGE[languageOf(locale)] ?? COMMAS),
  }
}

function same(signs: OwnSigns, languages: string): Record<string, OwnSigns> {
  return Object.fromEntries(languages.split(' ').map(language => [language, signs]))
}
