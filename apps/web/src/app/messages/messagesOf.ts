import { createHash } from 'node:crypto'
import { FALLBACK_LOCALE, languageOf } from '@touchline/domain/locale'
import { compileMessages, PSEUDO_LOCALE, pseudoMessage } from '#shared/catalogues'
import type { Messages } from '#shared/i18n'
import { CATALOGUES } from './catalogues.ts'

/** All texts of a language, and their immutable address. */
export type LocaleMessages = { readonly messages: Messages; readonly json: string; readonly url: string }

const compiled = new Map<string, LocaleMessages>()

/** Texts of a language, compiled once; missing ones are English, so that no key is ever shown. */
export function messagesOf(locale: string): LocaleMessages {
  const name = nameOf(locale)
  const known = compiled.get(name)
  if (known) return known
  const fallback = CATALOGUES.get(FALLBACK_LOCALE)
  const catalogue = CATALOGUES.get(name)
  const own = compileMessages([...(fallback?.values() ?? []), ...(catalogue?.values() ?? [])])
  const messages = name === PSEUDO_LOCALE ? mapValues(own, pseudoMessage) : own
  const json = JSON.stringify(messages)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12)
  const made = { messages, json, url: `/assets/messages/${name}.${hash}.json` }
  compiled.set(name, made)
  return made
}

/**
 * The language whose texts a locale gets. Unknown locales share one: there are no more compiled texts than languages.
 */
function nameOf(locale: string): string {
  if (locale === PSEUDO_LOCALE || CATALOGUES.has(locale)) return locale
  const language = languageOf(locale)
  return CATALOGUES.has(language) ? language : FALLBACK_LOCALE
}

const mapValues = (messages: Messages, change: (message: Messages[string]) => Messages[string]): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, change(message)]))
