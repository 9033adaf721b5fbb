import type { Import } from './import.ts'

/**
 * The forms in which a style sheet names another file: `@import`, and `composes`, `@value` and `:import` of CSS
 * modules.
 */
const FORMS = [
  /@import\s+(?:url\(\s*)?(['"]?)([^'")\s;]+)\1/g,
  /\bcomposes\s*:[^;{}]*?\bfrom\s+(['"])([^'"]+)\1/g,
  /@value\b[^;{}]*?\bfrom\s+(['"])([^'"]+)\1/g,
  /:import\(\s*(['"])([^'"]+)\1/g,
]

/** Every file that a style sheet imports rules from. */
export function readCssImports(source: string): readonly Import[] {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\//g, comment => comment.replaceAll(/[^\n]/g, ' '))
  return FORMS.flatMap(form =>
    [...text.matchAll(form)].map(match => ({
      specifier: match[2] ?? '',
      line: text.slice(0, match.index).split('\n').length,
      typeOnly: false,
    })),
  )
}
