export { languageFor, LANGUAGE_TEXTS, type Language } from './languageFor.ts'
export type { GroupKey, MarketId, OutcomeKey } from './texts.ts'
