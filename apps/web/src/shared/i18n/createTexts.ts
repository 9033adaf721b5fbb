import formatMessage from 'use-intl/format-message/format-only'
import type { CompiledMessage } from 'icu-minify/format'
import type { ReactNode } from 'react'
import type { Formatter } from './createFormatter.ts'

/** Compiled messages by their whole key: `period.1st_half`. */
export type Messages = Readonly<Record<string, CompiledMessage>>
export type TextValues = Readonly<Record<string, string | number>>
type RichValue = string | number | ((chunks: ReactNode) => ReactNode)
export type RichValues = Readonly<Record<string, RichValue>>

/** The text of a key in the page's language; empty while its messages are loading, never the key itself. */
export type Text = (key: string, values?: TextValues) => string
/** The same for texts with tags; `<b>` is strong by default. */
export type RichText = (key: string, values?: RichValues) => ReactNode

/** Texts and formats of one language. */
export interface I18n {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly format: Formatter
  readonly t: Text
  readonly rich: RichText
  /** Adds messages that were loaded later; notifies the listeners when one of them had been missing. */
  add(messages: Messages): void
  /** The same texts for a part of the page that is drawn later. */
  scope(): TextScope
  subscribe(listener: () => void): () => void
}

/** Texts for a part of the page that tracks which of them were missing, so that only this part is rendered again. */
export interface TextScope {
  readonly t: Text
  readonly rich: RichText
  /** Increases when texts that were missing here have arrived. */
  version(): number
}

export interface TextsOptions {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly format: Formatter
  readonly messages: Messages
  /** Called with each key that is used: the server sends only these with the page. */
  readonly onUse?: (key: string) => void
  /** Called once for each key without a text although all texts are loaded: it is shown as nothing and is a bug. */
  readonly onMissing?: (key: string) => void
}

export function createTexts({ locale, direction, format, messages, onUse, onMissing }: TextsOptions): I18n {
  // Not copied: a server makes one of these for each page.
  const later = new Map<string, CompiledMessage>()
  const listeners = new Set<() => void>()
  // use-intl does not export the types of these; the formatter's own Intl objects are its cache.
  const options = {
    cache: {} as never,
    formatters: format.intl as never,
    globalFormats: { dateTime: format.styles },
    locale: format.tag,
    timeZone: format.timeZone,
  }
  const missing = new Set<string>()
  /** Whether all texts are loaded. */
  let isWhole = false
  /** Listeners of scopes in which a text was missing. */
  const waiting = new Set<() => void>()

  function reportMissing(key: string): void {
    if (!isWhole || missing.has(key)) return
    missing.add(key)
    onMissing?.(key)
  }

  const createScope = (): TextScope =>
    createTextScope({
      read(key) {
        onUse?.(key)
        return later.get(key) ?? messages[key]
      },
      onMissing(key, rise) {
        waiting.add(rise)
        reportMissing(key)
      },
      // Its type of values allows no Record, although every value in ours is one that it formats.
      format: (key, message, values) => formatMessage(key, message, values as never, options),
    })
  const { t, rich } = createScope()
  return {
    locale,
    direction,
    format,
    t,
    rich,
    scope: createScope,
    add(more) {
      for (const [key, message] of Object.entries(more)) later.set(key, message)
      isWhole = true
      if (waiting.size === 0) return
      for (const rise of waiting) rise()
      waiting.clear()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface ScopeOptions {
  readonly read: (key: string) => CompiledMessage | undefined
  /** @param rise called when more texts have arrived */
  readonly onMissing: (key: string, rise: () => void) => void
  readonly format: (key: string, message: CompiledMessage, values: RichValues | undefined) => ReactNode
}

function createTextScope({ read, onMissing, format }: ScopeOptions): TextScope {
  let version = 0
  const rise = (): void => void version++

  function text(key: string, values?: RichValues): ReactNode {
    const message = read(key)
    if (message === undefined) onMissing(key, rise)
    if (typeof message === 'string' || message === undefined) return message ?? ''
    return format(key, message, values)
  }

  return {
    t(key, values) {
      const plain = text(key, values)
      if (typeof plain === 'string') return plain
      throw new Error(`The text of ${key} has tags: use useRichText.`)
    },
    rich: text,
    version: () => version,
  }
}
