import { MARKET_GROUPS } from '../descriptors/index.ts'
import { languageFor } from '../language/index.ts'

/** The tabs of a match page in order, with names in a language (English if it is unknown). */
export function describeGroups(locale: string): { readonly key: string; readonly name: string }[] {
  const { texts } = languageFor(locale)
  return MARKET_GROUPS.map(key => ({ key, name: texts[`group.${key}`] }))
}
