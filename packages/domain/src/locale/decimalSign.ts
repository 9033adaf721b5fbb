import { languageOf, type Locale } from './locale.ts'

const WITH_COMMA =
  ' az bg cs da de el es et fi fr hr hu id it kk lt lv nb nl no pl pt ro ru sk sl sr sv tr uk uz vi '

/**
 * The decimal sign of a language, for prices and sums ([ODDS-11], [MONEY-4]). A list instead of Intl: server and
 * browser have different Intl data, and their texts must be identical.
 */
export function decimalSignOf(locale: Locale): '.' | ',' {
  return WITH_COMMA.includes(` ${languageOf(locale)} `) ? ',' : '.'
}
