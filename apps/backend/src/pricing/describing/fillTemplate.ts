import type { Language } from '../language/index.ts'
import type { SpecifierValues } from '../types.ts'

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value === 0 ? 0 : value))

/** A line in the language's notation, with a true minus: `2.5` is `2,5` in German. A score (`2:1`) stays unchanged. */
function lineIn(value: string, { decimalSign }: Language): string {
  return value.replace(/^([+-]?\d+)\.(\d+)$/, `$1${decimalSign}$2`).replace(/^-(?=\d)/, '−')
}

/**
 * Fills a template of the unified odds feed (reference/domain.md f): `{x}`, ordinal `{!x}`, signed `{+x}`, negated
 * `{-x}`, `{$competitor1}`, `{$competitor2}`. Throws on a value the specifier lacks.
 */
export function fillTemplate(
  template: string,
  values: SpecifierValues,
  competitors: { readonly home: string; readonly away: string },
  language: Language,
): string {
  return template.replace(/\{([!+$-]?)(\w+)\}/g, (_, sign: string, key: string) => {
    if (sign === '$') return key === 'competitor1' ? competitors.home : competitors.away
    const value = values[key]
    if (value === undefined) throw new RangeError(`The template "${template}" needs the specifier ${key}.`)
    if (sign === '!') return language.ordinal(value)
    if (sign === '+') return lineIn(signed(Number(value)), language)
    if (sign === '-') return lineIn(signed(-Number(value)), language)
    return lineIn(value, language)
  })
}
