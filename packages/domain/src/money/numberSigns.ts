/** How a locale writes numbers and where its currency symbol stands. Digits are Western everywhere (guide, right to left). */
export type NumberSigns = {
  readonly decimal: '.' | ','
  readonly group: string
  readonly symbol: 'before' | 'before-spaced' | 'after'
}

const NBSP = '\u00a0'
const NARROW_NBSP = '\u202f'

const POINT: NumberSigns = { decimal: '.', group: ',', symbol: 'before' }
const COMMA: NumberSigns = { decimal: ',', group: '.', symbol: 'after' }
const SPACE: NumberSigns = { decimal: ',', group: NBSP, symbol: 'after' }

/** A table and not Intl: server and browser carry different Intl data, and their texts must be the same byte for byte. */
const BY_LANGUAGE: Readonly<Record<string, NumberSigns>> = {
  ...same(COMMA, 'az da de el es hr id it ro sl sr tr vi'),
  ...same(SPACE, 'bg cs et fi hu kk lt lv nb no pl ru sk sv uk uz'),
  ar: { ...POINT, symbol: 'after' },
  fa: { ...POINT, symbol: 'after' },
  fr: { decimal: ',', group: NARROW_NBSP, symbol: 'after' },
  he: { ...POINT, symbol: 'after' },
  nl: { ...COMMA, symbol: 'before-spaced' },
  pt: { ...COMMA, symbol: 'before-spaced' },
}

/** The signs of a locale by its language part; English ones where we know nothing better. */
export function numberSignsOf(locale: string): NumberSigns {
  return BY_LANGUAGE[locale.split('-')[0]!.toLowerCase()] ?? POINT
}

function same(signs: NumberSigns, languages: string): Record<string, NumberSigns> {
  return Object.fromEntries(languages.split(' ').map(language => [language, signs]))
}
