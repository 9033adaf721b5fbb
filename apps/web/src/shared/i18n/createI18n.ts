import { createFormatter } from './createFormatter.ts'
import { createTexts, type I18n, type TextsOptions } from './createTexts.ts'

export interface I18nOptions extends Omit<TextsOptions, 'format'> {
  /** IANA name; UTC on the server. */
  readonly timeZone: string
  /** Epoch milliseconds: which days are near is counted from here. */
  readonly now?: () => number
}

/** Texts and formats of one language, with their own formatter. */
export function createI18n({ timeZone, now, ...options }: I18nOptions): I18n {
  return createTexts({ ...options, format: createFormatter(options.locale, timeZone, now) })
}
