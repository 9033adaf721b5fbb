export { createI18n, type I18n, type Messages, type RichText, type Text } from './createI18n.ts'
export type { Formatter } from './createFormatter.ts'
export { DATE_STYLES, intlLocale, type DateStyle } from './formats.ts'
export { I18nProvider, useDirection, useFormatter, useLocale, useRichText, useText } from './I18nProvider.tsx'
