import type { Messages } from '#shared/i18n'
import { compileMessages, type Catalogue } from './compileMessages.ts'

/**
 * Texts of one language, compiled, out of catalogue files by path (`…/<slice>/<locale>.json`): what `import.meta.glob`
 * found.
 */
export function textsIn(locale: string, files: Readonly<Record<string, Catalogue>>): Messages {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.json`))
  return compileMessages(own.map(([, catalogue]) => catalogue))
}
