/** Place of a locale's words in a {@link Text}; locales without words read English. */
export function toLanguage(locale: string): 0 | 1 | 2 {
  if (locale.startsWith('de')) return 1
  return locale.startsWith('ar') ? 2 : 0
}
