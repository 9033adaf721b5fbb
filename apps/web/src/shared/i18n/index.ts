export { createFormatter, localDayOf, type Formatter } from './createFormatter.ts'
export { createI18n } from './createI18n.ts'
export { createTexts, type I18n, type Messages, type Text } from './createTexts.ts'
export { I18nProvider, LateTexts, useFormatter, useLocale, useRichText, useText } from './I18nProvider.tsx'
