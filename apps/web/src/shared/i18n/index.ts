export { createFormatter, type Formatter } from './createFormatter.ts'
export { createI18n, type I18n, type Messages, type Text } from './createI18n.ts'
export { I18nProvider, useFormatter, useLocale, useRichText, useText } from './I18nProvider.tsx'
