import { MARKET_GROUPS } from '../descriptors/index.ts'
import { languageFor } from '../language/index.ts'

/** The tabs of a match page in their order, named in a language (one that is unknown reads English). */
export function describeGroups(locale: string): { readonly key: string; readonly name: string }[] {
  const { texts } = languageFor(locale)
  return MARKET_GROUPS.map(key => ({ key, name: texts[`group.${key}`] }))
}
