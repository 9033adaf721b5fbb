import { languageOf, type Locale } from './locale.ts'

const WITH_COMMA =
  ' az bg cs da de el es et fi fr hr hu id it kk lt lv nb nl no pl pt ro ru sk sl sr sv tr uk uz vi '

/**
 * What stands between whole and part in a figure of this language, prices and sums alike ([ODDS-11], [MONEY-4]). A list and not Intl:
 * server and browser carry different Intl data, and their texts must be the same byte for byte.
 */
export function decimalSignOf(locale: Locale): '.' | ',' {
  return WITH_COMMA.includes(` ${languageOf(locale)} `) ? ',' : '.'
}
