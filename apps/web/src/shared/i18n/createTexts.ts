import formatMessage from 'use-intl/format-message/format-only'
import type { CompiledMessage } from 'icu-minify/format'
import type { ReactNode } from 'react'
import type { Formatter } from './createFormatter.ts'

/** Compiled messages by their whole key: `period.1st_half`. */
export type Messages = Readonly<Record<string, CompiledMessage>>
export type TextValues = Readonly<Record<string, string | number>>
type RichValue = string | number | ((chunks: ReactNode) => ReactNode)
export type RichValues = Readonly<Record<string, RichValue>>

/** The text of a key in the page's language; empty while its messages are still on their way, never the key itself. */
export type Text = (key: string, values?: TextValues) => string
/** The same for texts with tags; `<b>` is strong unless told otherwise. */
export type RichText = (key: string, values?: RichValues) => ReactNode

/** Texts and formats of one language. */
export interface I18n {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly format: Formatter
  readonly t: Text
  readonly rich: RichText
  /** Takes in messages that came later; wakes the page when it had asked for one of them. */
  add(messages: Messages): void
  /** Rises when texts that were missing have come. */
  version(): number
  subscribe(listener: () => void): () => void
}

export interface TextsOptions {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly format: Formatter
  readonly messages: Messages
  /** Told of each key asked for: the server sends only these with the page. */
  readonly onUse?: (key: string) => void
  /** Told once of each key that no text is there for though all texts are: it shows as nothing, and is our mistake. */
  readonly onMissing?: (key: string) => void
}

export function createTexts({ locale, direction, format, messages, onUse, onMissing }: TextsOptions): I18n {
  // Not copied: a server makes one of these for each page.
  const later = new Map<string, CompiledMessage>()
  const listeners = new Set<() => void>()
  const options = {
    cache: {} as never,
    formatters: format.intl as never,
    globalFormats: { dateTime: format.styles },
    locale: format.tag,
    timeZone: format.timeZone,
  }
  const missing = new Set<string>()
  /** Whether the rest of the texts has come. */
  let isWhole = false
  let missed = false
  let version = 0

  function text(key: string, values: RichValues | undefined): ReactNode {
    onUse?.(key)
    const message = later.get(key) ?? messages[key]
    if (message === undefined) miss(key)
    if (typeof message === 'string' || message === undefined) return message ?? ''
    return formatMessage(key, message, values as never, options)
  }

  function miss(key: string): void {
    missed = true
    if (!isWhole || missing.has(key)) return
    missing.add(key)
    onMissing?.(key)
  }

  return {
    locale,
    direction,
    format,
    t(key, values) {
      const plain = text(key, values)
      if (typeof plain === 'string') return plain
      throw new Error(`The text of ${key} has tags: ask for it by useRichText.`)
    },
    rich: (key, values) => text(key, values),
    add(more) {
      for (const [key, message] of Object.entries(more)) later.set(key, message)
      isWhole = true
      if (!missed) return
      missed = false
      version++
      for (const listener of listeners) listener()
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
