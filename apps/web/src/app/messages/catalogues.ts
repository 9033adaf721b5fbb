import type { Catalogue } from '#shared/catalogues'

const files = import.meta.glob<Catalogue>('../../messages/*/*.json', { eager: true, import: 'default' })

/** Catalogue files by locale, each file with the name of its slice: the module whose texts it holds. */
export const CATALOGUES: ReadonlyMap<string, ReadonlyMap<string, Catalogue>> = byLocale()

function byLocale(): Map<string, Map<string, Catalogue>> {
  const locales = new Map<string, Map<string, Catalogue>>()
  for (const [path, catalogue] of Object.entries(files)) {
    const [slice = '', locale = ''] = path
      .replace(/\.json$/, '')
      .split('/')
      .slice(-2)
    const slices = locales.get(locale) ?? new Map<string, Catalogue>()
    locales.set(locale, slices.set(slice, catalogue))
  }
  return locales
}
