import compile from 'icu-minify/compile'
import type { Messages } from '#shared/i18n'

/** A catalogue file: texts by key, nested by the dots of the key. */
export type Catalogue = { readonly [part: string]: string | Catalogue }

/**
 * ICU texts of one language's catalogue files, compiled, by whole key. Throws on a text that is not ICU, naming its
 * key.
 */
export function compileMessages(catalogues: readonly Catalogue[]): Messages {
  return Object.fromEntries(
    [...readTexts(catalogues)].map(([key, text]) => {
      try {
        return [key, compile(text)]
      } catch (error) {
        throw new Error(`The text of ${key} is not ICU.`, { cause: error })
      }
    }),
  )
}

/** Texts by whole key; later files win. */
export function readTexts(catalogues: readonly Catalogue[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const catalogue of catalogues) flatten(catalogue, '', texts)
  return texts
}

function flatten(catalogue: Catalogue, prefix: string, texts: Map<string, string>): void {
  for (const [part, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') texts.set(prefix + part, value)
    else flatten(value, `${prefix}${part}.`, texts)
  }
}
