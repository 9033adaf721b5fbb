import { createHash } from 'node:crypto'
import { FALLBACK_LOCALE, languageOf } from '@touchline/domain/locale'
import { compileMessages, PSEUDO_LOCALE, pseudoMessage } from '#shared/catalogues'
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
  const own = compileMessages([...(fallback?.values() ?? []), ...(catalogue?.values() ?? [])])
  const messages = locale === PSEUDO_LOCALE ? mapValues(own, pseudoMessage) : own
  const json = JSON.stringify(messages)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12)
  const made = { messages, json, url: `/assets/messages/${locale}.${hash}.json` }
  compiled.set(locale, made)
  return made
}

const mapValues = (messages: Messages, change: (message: Messages[string]) => Messages[string]): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, change(message)]))
