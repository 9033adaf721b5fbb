import { createHash } from 'node:crypto'
import { FALLBACK_LOCALE, languageOf } from '@touchline/domain/locale'
import { compileMessages } from '#shared/catalogues'
import type { Messages } from '#shared/i18n'
import { CATALOGUES } from './catalogues.ts'

/** All texts of a language, and the address they lie at for ever. */
export type LocaleMessages = { readonly messages: Messages; readonly json: string; readonly url: string }

const compiled = new Map<string, LocaleMessages>()

/** Texts of a language, compiled once; what it lacks is said in English, so that no key is ever shown. */
export function messagesOf(locale: string): LocaleMessages {
  const known = compiled.get(locale)
  if (known) return known
  const catalogue = CATALOGUES.get(locale) ?? CATALOGUES.get(languageOf(locale))
  const fallback = CATALOGUES.get(FALLBACK_LOCALE)
  const messages = compileMessages([...(fallback?.values() ?? []), ...(catalogue?.values() ?? [])])
  const json = JSON.stringify(messages)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12)
  const made = { messages, json, url: `/assets/messages/${locale}.${hash}.json` }
  compiled.set(locale, made)
  return made
}
